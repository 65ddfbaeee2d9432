import { setTimeout as sleep } from 'node:timers/promises';
import { login, register, sendPasswordReset } from '@consultancy/validation';
import { addCrowd } from '../../lib/lines/crowd.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { areaUnderCurve, shuffled } from '../classifier.ts';

/** One way of asking whether someone has an account. */
interface Question {
  readonly path: string;
  readonly action: string;
  /** The body that asks about the account, or the stranger, of a number. */
  readonly body: (name: string, turn: string) => object;
}

const email = (name: string) => `${name}@example.com`;

const questions: readonly Question[] = [
  {
    path: login.path,
    action: 'login',
    body: (username) => ({ username, password: 'no es la contraseña' }),
  },
  {
    path: sendPasswordReset.path,
    action: 'passwordReset',
    body: (name) => ({ email: email(name) }),
  },
  {
    path: register.path,
    action: 'register',
    body: (name, turn) => ({
      username: `n_${name}_${turn}`.slice(0, 20),
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: email(name),
      cellphone: '3001234567',
      enterprise_name: 'Geo',
      password: 'Nevado del Ruiz 5321',
      acceptTerms: true,
      acceptPrivacyPolicy: true,
    }),
  },
];

/** What differs by nature from answer to answer and says nothing of anyone. */
const always = new Set(['date', 'x-request-id']);

/** Everything that an answer shows, in one text. */
async function appearance(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !always.has(name));
  return JSON.stringify([response.status, headers, await response.text()]);
}

/** Asks about known and unknown names, one after the other in a chance order. */
async function ask(stack: OwnStack, question: Question, known: readonly string[]) {
  const client = stack.client();
  const turns = shuffled([
    ...known.map((name) => ({ name, kind: 'known' as const })),
    ...known.map((name) => ({ name: `x${name}`.slice(0, 20), kind: 'unknown' as const })),
  ]);
  const times = { known: [] as number[], unknown: [] as number[] };
  const seen = { known: new Set<string>(), unknown: new Set<string>() };
  for (const [index, { name, kind }] of turns.entries()) {
    const recaptchaToken = await client.botToken(question.action);
    const body = { ...question.body(name, `${index}`), recaptchaToken };
    // The job of the question before this one is over by then, whatever it was about.
    await sleep(question.action === 'login' ? 0 : 25);
    const began = performance.now();
    const response = await client.send('POST', question.path, { body });
    times[kind].push(performance.now() - began);
    seen[kind].add(await appearance(response));
  }
  return { times, seen };
}

async function readingsOf(stack: OwnStack, question: Question, count: number): Promise<Reading[]> {
  const names = await addCrowd(stack, `k${question.action.slice(0, 5)}`, count);
  const { times, seen } = await ask(stack, question, names);
  const kinds = new Set([...seen.known, ...seen.unknown]);
  const area = areaUnderCurve(times.known, times.unknown);
  return [
    {
      what: `${question.path}: kinds of answers, headers and all`,
      seen: `${kinds.size}`,
      budget: '1',
      holds: kinds.size === 1,
    },
    {
      what: `${question.path}: what the time of ${2 * count} answers tells`,
      seen: area.toFixed(3),
      control: '0.5',
      budget: '≤ 0.55',
      holds: area <= 0.55,
    },
  ];
}

export const line: MeasuredLine = {
  id: 'R9',
  title: 'Nothing tells whether someone has an account',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal }, async (stack) => {
      // The first requests of a process are slower than all others.
      const warmUp = await addCrowd(stack, 'warm', 15);
      for (const question of questions) await ask(stack, question, warmUp);
      for (const question of questions) {
        for (const reading of await readingsOf(stack, question, quick ? 300 : 800)) record(reading);
      }
    }),
};
