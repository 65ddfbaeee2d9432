import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError } from '@consultancy/api';
import { login, refreshToken, validateToken } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import { MailSink } from '../../lib/cases/mail-sink.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { Tally } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { listen } from '../../lib/ports.ts';
import { waitUntil } from '../../lib/wait.ts';
import { databaseFailures } from '../support/database-failures.ts';
import { registerAccount } from '../support/registration.ts';
import { fillDisk, withStackOnSmallDisk } from '../support/small-disk.ts';

export const title =
  'Failures of the database, the disk, the mail server, the bot check and the clock';

/** What the mail server does with the next mails. */
const behaviors = {
  'rejects (451)': { reject: 451 },
  'rejects (554)': { reject: 554 },
  'takes 6 s': { delay: 6_000 },
  unavailable: null,
} as const;

/** The mail server rejecting, slow and unavailable: no user waits, and no mail is lost or sent twice. */
const mailFailures = (context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const { record, mail } = stack;
    const sinks = [mail];
    // The first one in a process loads the words that no password may consist of.
    await registerAccount(stack.client(), 'mail_first');
    for (const [name, behavior] of Object.entries(behaviors)) {
      if (behavior) mail.behavior = behavior;
      else await mail.close();
      const user = await registerAccount(stack.client(), `mail_${name.replace(/\W/g, '')}`);
      // The failure lasts for a while after the registration.
      await sleep(2_000);
      mail.behavior = {};
      if (!behavior) sinks.push(stack.use(await new MailSink().open(mail.port)));
      const mails = () => sinks.flatMap((sink) => sink.to(user.email)).length;
      await waitUntil(() => mails() > 0, 'The mail', 40_000).catch(() => undefined);
      // A mail that is sent twice would arrive again.
      await sleep(1_000);
      const observed = `${user.status} in ${Math.round(user.milliseconds)} ms`;
      const holds = user.status === 200 && user.milliseconds <= 2_000;
      record.check(`mail server ${name}: registration`, observed, '200 in ≤ 2,000 ms', holds);
      record.equal(`mail server ${name}: mails in the end`, mails(), 1);
    }
  });

/** reCAPTCHA's verifier is unresponsive: every sign-in is rejected, and soon. */
async function botCheckDown(context: CaseContext): Promise<void> {
  // A proxy that accepts connections and never responds.
  const proxy = createServer((socket) => socket.on('error', () => undefined));
  const env = {
    ...{ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret', NODE_USE_ENV_PROXY: '1' },
    ...{ HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`, NO_PROXY: '' },
  };
  await withTestStack(context, { env }, async (stack) => {
    const { username, password } = demoAccount('user');
    const start = performance.now();
    const body = { username, password, recaptchaToken: 'x' };
    const { status, headers } = await stack.client().call(login, body);
    const milliseconds = performance.now() - start;
    const cookies = headers.getSetCookie().length;
    const isRejected = status === 503 && Number(headers.get('retry-after')) > 0;
    context.record.check(
      'bot check down: a right password',
      `${status} in ${Math.round(milliseconds)} ms, ${cookies} cookies`,
      '503 with Retry-After in ≤ 2,000 ms, no cookie',
      isRejected && milliseconds <= 2_000 && cookies === 0,
    );
  }).finally(() => proxy.close());
}

/** Moves a process's clock without rights on the machine's own: all of its code uses `Date`. */
function clockMovedBy(hours: number): NodeJS.ProcessEnv {
  const code = `const Real = Date; const by = ${hours * 3_600_000};
    globalThis.Date = class extends Real {
      constructor(...args) { args.length ? super(...args) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

/** Two servers an hour behind and ahead of the database, whose clock alone decides on sessions. */
const clockSkew = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const late = await stack.addServer(clockMovedBy(-1));
    const early = await stack.addServer(clockMovedBy(1));
    const equal = (what: string, observed: string | number, expected: string | number) =>
      context.record.equal(`clocks 1 h apart: ${what}`, observed, expected);
    for (const [name, server, other] of [
      ['an hour behind', late, early],
      ['an hour ahead', early, late],
    ] as const) {
      const client = stack.client(server);
      const { username, password } = demoAccount('user');
      equal(`sign-in ${name}`, (await client.trySignIn(username, password)).status, 200);
      client.host = other.host;
      equal('its session at the other', await client.statusOf(validateToken), 200);
      equal('a refresh there', await client.statusOf(refreshToken), 200);
      await stack.query(`UPDATE sessions SET last_seen_at = now() - interval '31 minutes',
        generation_at = now() - interval '31 minutes'`);
      const statuses = await Promise.all(
        [server, other].map(({ host }) => client.copy(host).statusOf(validateToken)),
      );
      equal('half an hour idle, at both', statuses.join(', '), '401, 401');
    }
  });

/** Registers an account; the bot check before it writes too, so it may be what is rejected. */
async function tryToRegister(stack: TestStack, name: string) {
  const start = performance.now();
  try {
    return await registerAccount(stack.client(), name);
  } catch (error) {
    if (!isApiError(error) || error.status === null) throw error;
    return { status: error.status, milliseconds: performance.now() - start };
  }
}

/** Waits until registration succeeds. @returns milliseconds; infinite after half a minute. */
async function untilServed(stack: TestStack): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 30_000) {
    const { status, milliseconds } = await tryToRegister(stack, 'room_again');
    if (status === 200) return performance.now() - start - milliseconds;
  }
  return Number.POSITIVE_INFINITY;
}

/** The database's disk is full: writes are rejected, and succeed when there is space again. */
const diskFull = (context: CaseContext) =>
  withStackOnSmallDisk(context, 'disk full', async (stack, within) => {
    const { record, quick } = stack;
    const filling = join(within, 'filling');
    fillDisk(filling);
    const statuses = new Tally();
    let slowest = 0;
    for (let n = 0; n < (quick ? 60 : 300); n += 1) {
      const { status, milliseconds } = await tryToRegister(stack, `disk_${process.pid}_${n}`);
      statuses.count(status);
      slowest = Math.max(slowest, milliseconds);
    }
    const isExpected = [...statuses.keys()].every((status) => status === 200 || status === 503);
    const holds = statuses.has(503) && isExpected;
    record.check('disk full: registrations', `${statuses}`, '200 or 503, some rejected', holds);
    record.atMost('disk full: slowest', slowest, 2_000, { unit: 'ms' });
    const live = await fetch(`${stack.server().url}/healthz/live`);
    record.equal('disk full: liveness', live.status, 200);
    rmSync(filling);
    record.atMost('disk free again: served after', await untilServed(stack), 1_000, { unit: 'ms' });
    record.none('disk free again: broken invariants', await stack.brokenInvariants());
  });

export async function run(context: CaseContext): Promise<void> {
  for (const fail of [databaseFailures, diskFull, mailFailures, botCheckDown, clockSkew]) {
    await fail(context);
  }
}
