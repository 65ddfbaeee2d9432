import pLimit from 'p-limit';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { countOf, Tally } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';

export const title =
  'Guessing passwords over three server processes, whatever X-Forwarded-For contains';

let addresses = 0;

/** Signs in with an address that was not used before. @returns the status of the response. */
async function signIn(client: PortalClient, username: string, password: string): Promise<number> {
  addresses += 1;
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  client.headers = { 'x-forwarded-for': from };
  return (await client.trySignIn(username, password)).status;
}

/** Guesses at each account over all servers, eight at a time. */
async function guess(stack: TestStack, accounts: readonly TestUser[], each: number) {
  const checked = new Tally();
  let rejected = 0;
  const turns = Array.from({ length: each }, () => accounts).flat();
  await pLimit(8).map(turns, async ({ username }, index) => {
    const client = stack.client(stack.server(index));
    const status = await signIn(client, username, `intento número ${index}`);
    if (status === 400) checked.count(username);
    if (status === 429) rejected += 1;
  });
  return { most: Math.max(...checked.values()), rejected };
}

async function stuffCredentials(stack: TestStack): Promise<void> {
  const { record, quick } = stack;
  const attacked = await addTestUsers(stack, 'victim', 10);
  const others = await addTestUsers(stack, 'other', quick ? 20 : 60);
  const owners = attacked.map((user) => ({ ...user, browser: stack.client() }));
  await Promise.all(
    owners.map(({ browser, username, password }) => signIn(browser, username, password)),
  );
  /** Sign-ins of attacked users in their known browsers, and of users that are not attacked. */
  const signInMeanwhile = async () => {
    const statuses: number[] = [];
    for (const [index, { username, password }] of others.entries()) {
      statuses.push(await signIn(stack.client(stack.server(index)), username, password));
      const owner = owners[index % owners.length];
      if (!owner) continue;
      statuses.push(await signIn(owner.browser, owner.username, owner.password));
    }
    return statuses;
  };
  const [{ most, rejected }, statuses] = await Promise.all([
    guess(stack, attacked, quick ? 30 : 100),
    signInMeanwhile(),
  ]);
  const what = 'guesses checked at one account, the most';
  record.check(what, `${most} (${rejected} rejected)`, '≤ 10', most <= 10 && rejected > 0);
  const successes = countOf(statuses, 200);
  const observed = `${successes} of ${statuses.length}`;
  const holds = successes >= 0.99 * statuses.length;
  record.check('sign-ins of users meanwhile', observed, '≥ 99 %', holds);
}

async function sprayPassword(stack: TestStack): Promise<void> {
  const statuses: number[] = [];
  for (const [index, { username }] of (await addTestUsers(stack, 'spray', 130)).entries()) {
    statuses.push(await signIn(stack.client(stack.server(index)), username, 'Bogota2026'));
  }
  const checked = countOf(statuses, 400);
  const what = 'one guess at each of 130 accounts from one address that claims others';
  const holds = checked <= 100 && statuses.includes(429);
  stack.record.check(what, `${checked} checked`, '≤ 100', holds);
}

export async function run(context: CaseContext): Promise<void> {
  const options = (TRUST_PROXY: string) => ({
    servers: 3,
    env: { TRUST_PROXY, ADDRESS_LIMIT_FACTOR: '1' },
  });
  await withTestStack(context, options('1'), stuffCredentials);
  await withTestStack(context, options('false'), sprayPassword);
}
