import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@consultancy/validation';
import { startMailSink } from '../../lib/lines/mail-sink.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { Scenario } from './observe.ts';

/** Registers somebody. @returns status, milliseconds and the e-mail. */
export async function registerSomeone(stack: OwnStack, name: string) {
  const client = stack.client();
  const email = `${name}@example.com`;
  const body = {
    username: name,
    first_name: 'Ana',
    last_name: 'Núñez',
    email,
    cellphone: '3001234567',
    enterprise_name: 'Geo',
    password: 'Nevado del Ruíz 5321',
    acceptTerms: true,
    acceptPrivacyPolicy: true,
    recaptchaToken: await client.botToken('register'),
  };
  const began = performance.now();
  const response = await client.send(register.method, register.path, { body });
  const text = await response.text();
  return { status: response.status, milliseconds: performance.now() - began, email, text };
}

/** The mail server away, refusing, rejecting and slow: nobody waits, and no mail is lost or doubled. */
export const mailFaults: Scenario = (record, { signal }) =>
  withOwnStack({ signal }, async (stack) => {
    let mail = stack.mail;
    const kept = () => [...stack.mail.mails, ...(mail === stack.mail ? [] : mail.mails)];
    const faults = [
      ['refuses (451)', () => (mail.mood = 'refuses'), () => (mail.mood = 'keeps')],
      ['rejects (554)', () => (mail.mood = 'rejects'), () => (mail.mood = 'keeps')],
      ['takes 6 s', () => (mail.mood = { slow: 6_000 }), () => (mail.mood = 'keeps')],
      [
        'away',
        () => mail.close(),
        async () => {
          mail = await startMailSink(stack.mail.port);
          stack.atEnd(() => mail.close());
        },
      ],
    ] as const;
    for (const [name, begin, end] of faults) {
      await begin();
      const person = await registerSomeone(stack, `mail_${name.replace(/\W/g, '')}`);
      await sleep(2_000);
      await end();
      const toThem = () => kept().filter(({ to }) => to?.[0]?.address === person.email);
      for (let waited = 0; waited < 40_000 && toThem().length === 0; waited += 100)
        await sleep(100);
      await sleep(1_000);
      const quick = person.status === 200 && person.milliseconds <= 2_000;
      record({
        what: `mail server ${name}: registration`,
        seen: `${person.status} in ${Math.round(person.milliseconds)} ms`,
        budget: '200 in ≤ 2,000 ms',
        holds: quick,
      });
      record({
        what: `mail server ${name}: mails in the end`,
        seen: `${toThem().length}`,
        budget: '1',
        holds: toThem().length === 1,
      });
    }
  });
