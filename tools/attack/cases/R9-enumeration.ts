import { setTimeout as sleep } from 'node:timers/promises';
import { getPriceList, login, register, sendPasswordReset } from '@consultancy/validation';
import { addTestUsers } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { ReadResponse } from '../../lib/cases/portal-client.ts';
import { areaUnderCurve } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { registrationBody } from '../support/registration.ts';

/** One way of finding out whether an account exists. */
interface Probe {
  readonly path: string;
  readonly action: string;
  /** The payload for a username. @param turn a different one in each request. */
  readonly body: (name: string, turn: number) => object;
}

const email = (name: string) => `${name}@example.com`;

const probes: readonly Probe[] = [
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
    body: (name, turn) => registrationBody(`n_${name}_${turn}`.slice(0, 20), email(name)),
  },
];

/** Headers that differ in every response and reveal nothing. */
const varying = new Set(['date', 'x-request-id']);

/** A registration's random secret is in every response to one. */
const withoutSecret = (value: string) => value.replace(/^(\w*registration)=[\w-]+/, '$1=');

/** Everything visible in a response, as one text. */
const appearance = ({ status, headers, text }: ReadResponse) =>
  JSON.stringify([
    status,
    [...headers]
      .filter(([name]) => !varying.has(name))
      .map(([name, value]) => [name, withoutSecret(value)]),
    text,
  ]);

/** Known and unknown names in a random order, which no pattern can follow. */
const shuffled = (known: readonly string[]) =>
  known
    .flatMap((name) => [
      { name, kind: 'known' as const, place: Math.random() },
      { name: `x${name}`.slice(0, 20), kind: 'unknown' as const, place: Math.random() },
    ])
    .sort((a, b) => a.place - b.place);

/** Sends probes for known and unknown names. */
async function send(stack: TestStack, { path, action, body }: Probe, known: readonly string[]) {
  const client = stack.client();
  const turns = shuffled(known);
  const times = { known: [] as number[], unknown: [] as number[] };
  const appearances = new Set<string>();
  for (const [turn, { name, kind }] of turns.entries()) {
    const recaptchaToken = await client.botToken(action);
    // The mail job of the previous probe has run by then, if there was one.
    await sleep(action === 'login' ? 0 : 25);
    const start = performance.now();
    const payload = { ...body(name, turn), recaptchaToken };
    const response = await client.send('POST', path, { body: payload });
    times[kind].push(performance.now() - start);
    const { status, headers } = response;
    appearances.add(appearance({ status, headers, text: await response.text() }));
  }
  return { area: areaUnderCurve(times.known, times.unknown), kinds: appearances.size };
}

/** Requests of a bystander after each reset, which wait while its jobs occupy the server. */
const bystanderRequests = 25;

/** Asks for resets, and watches by other requests how busy each of them makes the server. */
async function watch(stack: TestStack, known: readonly string[]) {
  const client = stack.client();
  const bystander = stack.client();
  const turns = shuffled(known);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const { name, kind } of turns) {
    const recaptchaToken = await client.botToken('passwordReset');
    await sleep(60);
    const body = { email: email(name), recaptchaToken };
    await client.read('POST', sendPasswordReset.path, { body });
    const start = performance.now();
    for (let sent = 0; sent < bystanderRequests; sent += 1) {
      await bystander.read('GET', getPriceList.path);
    }
    times[kind].push(performance.now() - start);
  }
  return areaUnderCurve(times.known, times.unknown);
}

const namesOf = async (stack: TestStack, name: string, count: number) =>
  (await addTestUsers(stack, name, count)).map(({ username }) => username);

export const attack: AttackCase = {
  id: 'R9',
  title: 'No response reveals whether an account exists',
  run: (context) =>
    withTestStack(context, {}, async (stack) => {
      const { record, quick } = context;
      const count = quick ? 300 : 800;
      // The first requests of a process are slower than all others.
      const warmUp = await namesOf(stack, 'warm', 15);
      for (const probe of probes) await send(stack, probe, warmUp);
      for (const probe of probes) {
        const names = await namesOf(stack, `k${probe.action.slice(0, 5)}`, count);
        const { area, kinds } = await send(stack, probe, names);
        record.equal(`${probe.path}: different responses, headers included`, kinds, 1);
        const what = `${probe.path}: timing classifier (AUC) on ${2 * count} responses`;
        record.atMost(what, area, 0.55, { digits: 3, control: '0.5' });
      }
      await watch(stack, await namesOf(stack, 'warmb', 15));
      const area = await watch(stack, await namesOf(stack, 'kbystander', count));
      const what = `${sendPasswordReset.path}: the same by a bystander’s requests after each`;
      record.atMost(what, area, 0.55, { digits: 3, control: '0.5' });
    }),
};
