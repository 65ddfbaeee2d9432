import pLimit from 'p-limit';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { AttackCase, CaseContext } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';

let addresses = 0;

/** Signs in with an address that was not used before. @returns the status of the response. */
async function signIn(client: PortalClient, username: string, password: string): Promise<number> {
  addresses += 1;
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return (await client.trySignIn(username, password, { 'x-forwarded-for': from })).status;
}

/** Guesses at each account over all servers, eight at a time. */
async function guess(stack: TestStack, accounts: readonly TestUser[], each: number) {
  const checked = new Map<string, number>();
  let rejected = 0;
  const turns = Array.from({ length: each }, () => accounts).flat();
  await pLimit(8).map(turns, async ({ username }, index) => {
    const client = stack.client(stack.server(index));
    const status = await signIn(client, username, `intento número ${index}`);
    if (status === 400) checked.set(username, (checked.get(username) ?? 0) + 1);
    if (status === 429) rejected += 1;
  });
  return { most: Math.max(...checked.values()), rejected };
}

/** A user and their browser, in which they have signed in before. */
interface Owner {
  readonly user: TestUser;
  readonly browser: PortalClient;
}

/** Sign-ins of attacked users in their known browsers, and of users that are not attacked. */
async function signInMeanwhile(
  stack: TestStack,
  owners: readonly Owner[],
  others: readonly TestUser[],
) {
  const statuses: number[] = [];
  for (const [index, { username, password }] of others.entries()) {
    statuses.push(await signIn(stack.client(stack.server(index)), username, password));
    const owner = owners[index % owners.length];
    if (!owner) continue;
    statuses.push(await signIn(owner.browser, owner.user.username, owner.user.password));
  }
  return statuses;
}

function credentialStuffing(context: CaseContext): Promise<void> {
  const env = { TRUST_PROXY: '1', ADDRESS_LIMIT_FACTOR: '1' };
  return withTestStack(context, { servers: 3, env }, async (stack) => {
    const { record, quick } = context;
    const attacked = await addTestUsers(stack, 'victim', 10);
    const others = await addTestUsers(stack, 'other', quick ? 20 : 60);
    const owners = attacked.map((user) => ({ user, browser: stack.client() }));
    await Promise.all(
      owners.map(({ user, browser }) => signIn(browser, user.username, user.password)),
    );
    const [{ most, rejected }, statuses] = await Promise.all([
      guess(stack, attacked, quick ? 30 : 100),
      signInMeanwhile(stack, owners, others),
    ]);
    const what = 'guesses checked at one account, the most';
    record.check(what, `${most} (${rejected} rejected)`, '≤ 10', most <= 10 && rejected > 0);
    const successes = statuses.filter((status) => status === 200).length;
    const holds = successes >= 0.99 * statuses.length;
    record.check(
      'sign-ins of users meanwhile',
      `${successes} of ${statuses.length}`,
      '≥ 99 %',
      holds,
    );
  });
}

function passwordSpraying(context: CaseContext): Promise<void> {
  const env = { TRUST_PROXY: 'false', ADDRESS_LIMIT_FACTOR: '1' };
  return withTestStack(context, { servers: 3, env }, async (stack) => {
    const statuses: number[] = [];
    for (const [index, { username }] of (await addTestUsers(stack, 'spray', 130)).entries()) {
      statuses.push(await signIn(stack.client(stack.server(index)), username, 'Bogota2026'));
    }
    const checked = statuses.filter((status) => status === 400).length;
    const what = 'one guess at each of 130 accounts from one address that claims others';
    const holds = checked <= 100 && statuses.includes(429);
    context.record.check(what, `${checked} checked`, '≤ 100', holds);
  });
}

export const attack: AttackCase = {
  id: 'R10',
  title: 'Guessing passwords over three server processes, whatever X-Forwarded-For contains',
  run: async (context) => {
    await credentialStuffing(context);
    await passwordSpraying(context);
  },
};
