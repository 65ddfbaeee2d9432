import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseContext } from '../../lib/cases/case.ts';
import { type MailBehavior, MailSink } from '../../lib/cases/mail-sink.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { waitUntil } from '../../lib/wait.ts';
import { registerAccount } from '../support/registration.ts';

/** Milliseconds for which a failure lasts after the registration. */
const DURATION = 2_000;
/** Milliseconds in which a mail that is sent twice would arrive again. */
const REPEATED = 1_000;

/** The mail server rejecting, slow and away: no user waits, and no mail is lost or sent twice. */
export const mailFailures = (context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const { record } = context;
    const sinks = [stack.mail];
    const behaviors: readonly (readonly [string, MailBehavior | 'away'])[] = [
      ['rejects (451)', { reject: 451 }],
      ['rejects (554)', { reject: 554 }],
      ['takes 6 s', { delay: 6_000 }],
      ['away', 'away'],
    ];
    for (const [name, behavior] of behaviors) {
      if (behavior === 'away') await stack.mail.close();
      else stack.mail.behavior = behavior;
      const user = await registerAccount(stack.client(), `mail_${name.replace(/\W/g, '')}`);
      await sleep(DURATION);
      stack.mail.behavior = 'accept';
      if (behavior === 'away') sinks.push(await new MailSink().open(stack.mail.port));
      const mails = () => sinks.flatMap((sink) => sink.to(user.email)).length;
      await waitUntil(() => mails() > 0, 'The mail', 40_000).catch(() => undefined);
      await sleep(REPEATED);
      const what = `mail server ${name}`;
      const observed = `${user.status} in ${Math.round(user.milliseconds)} ms`;
      const holds = user.status === 200 && user.milliseconds <= 2_000;
      record.check(`${what}: registration`, observed, '200 in ≤ 2,000 ms', holds);
      record.equal(`${what}: mails in the end`, mails(), 1);
    }
    await sinks.at(-1)?.close();
  });
