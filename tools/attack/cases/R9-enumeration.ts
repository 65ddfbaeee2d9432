import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BotCheckAction,
  type Endpoint,
  getPriceList,
  login,
  register,
  resendVerification,
  sendPasswordReset,
} from '@consultancy/validation';
import { addTestUsers } from '../../lib/cases/accounts.ts';
import type { PortalClient, ReadResponse } from '../../lib/cases/portal-client.ts';
import { areaUnderCurve, inSequence, timeOf } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { registrationBody } from '../support/registration.ts';

export const title = 'No response reveals whether an account exists';
export const stack = {};

const email = (name: string) => `${name}@example.com`;

/** Ways of finding out whether an account exists, and their payloads, different in each turn. */
interface Probe {
  readonly endpoint: Endpoint;
  readonly action: BotCheckAction;
  readonly body: (name: string, turn: number) => Readonly<Record<string, unknown>>;
}

const signIn: Probe = {
  endpoint: login,
  action: 'login',
  body: (username) => ({ username, password: 'no es la contraseña' }),
};
const reset: Probe = {
  endpoint: sendPasswordReset,
  action: 'passwordReset',
  body: (name) => ({ email: email(name) }),
};
const registration: Probe = {
  endpoint: register,
  action: 'register',
  body: (name, turn) => registrationBody(`n_${name}_${turn}`.slice(0, 20), email(name)),
};
/** A new verification link, which an address with an account does not get. */
const resend: Probe = { ...reset, endpoint: resendVerification, action: 'register' };

const probes = [signIn, reset, registration];
/** Requests whose work is done after the response. */
const delayed = [reset, registration, resend];

/** Headers that differ in every response and reveal nothing. */
const varying = ['date', 'x-request-id'];

const appearance = ({ status, headers, text }: ReadResponse) =>
  JSON.stringify([status, [...headers].filter(([name]) => !varying.includes(name)), text])
    // A registration's random secret is in every response to one.
    .replace(/(\w*registration)=[\w-]+/, '$1=');

/**
 * Times something for known and unknown names in a random order, which no pattern can follow.
 * @returns how well the times separate them.
 */
async function classify(
  known: readonly string[],
  time: (name: string, turn: number) => Promise<number>,
): Promise<number> {
  const turns = known
    .flatMap((name) => [
      { name, kind: 'known' as const, place: Math.random() },
      { name: `x${name}`.slice(0, 20), kind: 'unknown' as const, place: Math.random() },
    ])
    .sort((a, b) => a.place - b.place);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [turn, { name, kind }] of turns.entries()) times[kind].push(await time(name, turn));
  return areaUnderCurve(times.known, times.unknown);
}

/** Classifies names by a probe. @param time is given what sends its request, after a pause. */
function classifyBy(
  client: PortalClient,
  { endpoint, action, body }: Probe,
  known: readonly string[],
  pause: number,
  time: (request: () => Promise<ReadResponse>) => Promise<number>,
): Promise<number> {
  return classify(known, async (name, turn) => {
    const payload = { ...body(name, turn), recaptchaToken: await client.botToken(action) };
    await sleep(pause);
    return time(() => client.call(endpoint, payload));
  });
}

async function send(stack: TestStack, probe: Probe, known: readonly string[]) {
  const appearances = new Set<string>();
  // The mail job of the previous probe has run by then, if there was one.
  const pause = probe === signIn ? 0 : 25;
  const area = await classifyBy(stack.client(), probe, known, pause, (request) =>
    timeOf(async () => appearances.add(appearance(await request()))),
  );
  return { area, kinds: appearances.size };
}

/** Watches by a bystander's requests how busy the work after each request makes the server. */
function watch(stack: TestStack, probe: Probe, known: readonly string[]): Promise<number> {
  const bystander = stack.client();
  return classifyBy(stack.client(), probe, known, 60, async (request) => {
    const { status, text } = await request();
    // A rejected request leaves no work to be felt.
    if (status !== 200) throw new Error(`${probe.endpoint.path}: ${status} ${text}`);
    return timeOf(() => inSequence(25, () => bystander.call(getPriceList)));
  });
}

const namesOf = async (stack: TestStack, name: string, count: number) =>
  (await addTestUsers(stack, name, count)).map(({ username }) => username);

export async function run(stack: TestStack): Promise<void> {
  const { record, quick } = stack;
  const count = quick ? 300 : 800;
  const limit = { digits: 3, control: '0.5' };
  // The first requests of a process are slower than all others.
  const warmUp = await namesOf(stack, 'warm', 15);
  for (const probe of probes) await send(stack, probe, warmUp);
  for (const probe of probes) {
    const names = await namesOf(stack, `k${probe.action.slice(0, 5)}`, count);
    const { area, kinds } = await send(stack, probe, names);
    const { path } = probe.endpoint;
    record.equal(`${path}: different responses, headers included`, kinds, 1);
    record.atMost(`${path}: timing classifier (AUC) on ${2 * count} responses`, area, 0.55, limit);
  }
  for (const [index, probe] of delayed.entries()) {
    await watch(stack, probe, await namesOf(stack, `first${index}`, 15));
    const area = await watch(stack, probe, await namesOf(stack, `watched${index}`, count));
    const what = `${probe.endpoint.path}: the same by a bystander’s requests after each`;
    record.atMost(what, area, 0.55, limit);
  }
}
