import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswords } from '@consultancy/backend/passwords';
import { login, validateToken } from '@consultancy/validation';
import pLimit from 'p-limit';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import {
  inSequence,
  median,
  pairedRatio,
  quantile,
  timeOf,
  whileRepeating,
} from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { inWorkspace } from '../../lib/workspace.ts';

export const title = 'Sign-in';
// As in production; another environment hashes without regard to other requests.
export const stack = { env: { PASSWORD_NICENESS: '19' } };

/** Sign-ins that are under way at once when throughput is measured. */
const CALLERS = 8;

/** A user, and a browser that is known to the account. */
type Visitor = TestUser & { readonly client: PortalClient };

/**
 * Adds users who have signed in before: an ordinary sign-in sends no mail, which one in an unknown
 * browser does.
 */
async function addVisitors(stack: TestStack, name: string, count: number): Promise<Visitor[]> {
  const users = await addTestUsers(stack, name, count);
  return inSequence(count, async (n) => {
    const user = users[n] ?? users[0];
    return { ...user, client: await stack.signIn(user) };
  });
}

/** Solves a visitor's bot check. @returns signs in with it. */
async function prepare({ username, password, client }: Visitor) {
  const body = { username, password, recaptchaToken: await client.botToken('login') };
  return async () => {
    const status = await client.statusOf(login, body);
    if (status !== 200) throw new Error(`A sign-in got ${status}.`);
  };
}

async function hashOf(stack: TestStack, visitor: Visitor | undefined): Promise<string> {
  const sql = 'SELECT password_hash FROM users WHERE id = $1';
  const [row] = await stack.query<{ password_hash: string }>(sql, [visitor?.id]);
  return row?.password_hash ?? '';
}

/** One sign-in at a time, against one verification of the password in this process. */
async function oneByOne(stack: TestStack): Promise<void> {
  const visitors = await addVisitors(stack, 'p11', stack.quick ? 10 : 25);
  const hash = await hashOf(stack, visitors[0]);
  // The cost of the verification is stored in the hash, and not that of this process.
  const passwords = createPasswords(19);
  const verify = () => passwords.verify(hash, visitors[0]?.password ?? '');
  if (!(await verify())) throw new Error('The hash belongs to another password.');
  const measure = async () => {
    const times: number[] = [];
    for (const visitor of visitors) times.push(await timeOf(await prepare(visitor)));
    return median(times);
  };
  const control = async () => median(await inSequence(visitors.length, () => timeOf(verify)));
  const unit = { control: 'one argon2 verification', unit: 'ms', digits: 1 };
  const compared = await pairedRatio(measure, control);
  stack.record.ratio('sign-in, p50', compared, { atMost: 1.15 }, unit);
}

/** A hundred sign-ins at once, against the same session checks on an idle server. */
async function concurrentSignIns(stack: TestStack): Promise<void> {
  const visitors = await addVisitors(stack, 'at_once', 100);
  const other = await stack.signIn('user');
  /** p99 of session checks, one after another while something else is done. */
  const checkWhile = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    const check = async () => times.push(await timeOf(() => other.call(validateToken)));
    await whileRepeating(1, check, work);
    return quantile(times, 0.99);
  };
  const measure = async () => {
    const prepared = await Promise.all(visitors.map(prepare));
    return checkWhile(() => Promise.all(prepared.map((signIn) => signIn())));
  };
  const control = () => checkWhile(() => sleep(1_500));
  const compared = await pairedRatio(measure, control, stack.quick ? 5 : 7);
  const unit = { control: 'idle', unit: 'ms', digits: 1 };
  const what = 'p99 of a session check during 100 sign-ins';
  stack.record.ratio(what, compared, { atMost: 3 }, unit);
}

/** Starts better-auth in a database of its own, with hashes of the same cost. @returns its URL. */
async function startBetterAuth(stack: TestStack, hash: string, users: Visitor[]): Promise<string> {
  const [, MEMORY_KIB, PASSES] = /\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
  if (!MEMORY_KIB) throw new Error('The hash is no argon2 hash with one lane.');
  await stack.administer((client) => client.query('CREATE DATABASE better_auth'));
  const env = {
    ...{ ...process.env, NODE_ENV: 'production', MEMORY_KIB, PASSES, DATABASE_POOL: '20' },
    DATABASE_URL: stack.database.adminUrl.replace(/\/[^/]*$/, '/better_auth'),
    ...{ USERS: `${users.length}`, USER_PASSWORD: users[0]?.password },
  };
  const program = inWorkspace('tools', 'bench', 'sign-in', 'better-auth-server.ts');
  return (await stack.startServer('better-auth', [program], env)).url;
}

async function besideBetterAuth(stack: TestStack): Promise<void> {
  const visitors = await addVisitors(stack, 'beside', stack.quick ? 24 : 48);
  const origin = await startBetterAuth(stack, await hashOf(stack, visitors[0]), visitors);
  const throughputOf = async (signIns: readonly (() => Promise<void>)[]) => {
    const all = () => pLimit(CALLERS).map(signIns, (signIn) => signIn());
    return (1000 * signIns.length) / (await timeOf(all));
  };
  const there = visitors.map(({ password }, n) => async () => {
    const response = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: `b_${n}@example.com`, password }),
    });
    await response.text();
    if (!response.ok) throw new Error(`A sign-in at better-auth got ${response.status}.`);
  });
  const measure = async () => throughputOf(await Promise.all(visitors.map(prepare)));
  const compared = await pairedRatio(measure, () => throughputOf(there), 5);
  const unit = { control: 'better-auth', unit: '/s', digits: 1 };
  stack.record.ratio(`sign-ins, ${CALLERS} at once`, compared, { atLeast: 0.9 }, unit);
}

export async function run(stack: TestStack): Promise<void> {
  await oneByOne(stack);
  await concurrentSignIns(stack);
  await besideBetterAuth(stack);
}
