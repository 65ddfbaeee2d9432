import { refreshToken, validateToken } from '@consultancy/validation';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { countOf } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

export const title = 'Refresh of sessions over three server processes';
export const stack = { servers: 3 };

const refresh = (client: PortalClient) => client.statusOf(refreshToken);
const validate = (client: PortalClient) => client.statusOf(validateToken);

const spread = (stack: TestStack, client: PortalClient, count: number) =>
  Array.from({ length: count }, (_, index) => client.copy(stack.server(index).host));

const sessionOf = async (stack: TestStack, { id }: TestUser) => {
  const [session] = await stack.query<{ generation: number; end_reason: string | null }>(
    'SELECT generation, end_reason FROM sessions WHERE user_id = $1',
    [id],
  );
  return session;
};

/** Moves the last rotation into the past, instead of waiting. */
const age = (stack: TestStack, { id }: TestUser, seconds: number) =>
  stack.query(
    `UPDATE sessions SET generation_at = generation_at - make_interval(secs => $2)
     WHERE user_id = $1`,
    [id, seconds],
  );

type Attempt = (stack: TestStack, user: TestUser, browser: PortalClient) => Promise<void>;

const concurrently: Attempt = async (stack, user, browser) => {
  const tabs = spread(stack, browser, 200);
  const statuses = await Promise.all(tabs.map(refresh));
  const pairs = new Set(tabs.map((tab) => tab.cookies.map(({ value }) => value).join()));
  stack.record.equal('200 refreshes at once, successes', countOf(statuses, 200), 200);
  stack.record.equal('rotations', ((await sessionOf(stack, user))?.generation ?? 0) - 1, 1);
  stack.record.equal('pairs of tokens', pairs.size, 1);
};

const lostResponse: Attempt = async ({ record }, _user, browser) => {
  // The response with the new cookies never arrived.
  await refresh(browser.copy());
  const statuses = [await refresh(browser), await validate(browser)].join();
  record.equal('a refresh whose response was lost, repeated; then a call', statuses, '200,200');
};

const stolenToken: Attempt = async (stack, user, browser) => {
  const thief = browser.copy();
  await refresh(browser);
  await age(stack, user, 31);
  const statuses = [await refresh(thief), await validate(thief), await validate(browser)];
  statuses.push(await refresh(browser));
  const what =
    'a token 31 s after its rotation: thief, thief’s call, owner’s call, owner’s refresh';
  stack.record.equal(what, statuses.join(), '401,401,401,401');
  const reason = (await sessionOf(stack, user))?.end_reason ?? 'none';
  const events = await stack.query(
    `SELECT 1 FROM audit_events WHERE target_id = $1 AND action = 'refresh token reused'`,
    [user.id],
  );
  const mail = await stack.mail.waitFor(user.email, ({ subject }) =>
    Boolean(subject?.startsWith('Sesión cerrada')),
  );
  stack.record.check(
    'the revoked family: reason, audit events, mail',
    `${reason}; ${events.length}; ${mail.subject}`,
    'logged once and mailed',
    reason === 'refresh token reused' && events.length === 1,
  );
};

/** Fifty calls whose access token has expired, as in tabs that share a refresh. */
const expireTogether: Attempt = async (stack, user, browser) => {
  await age(stack, user, 11 * 60);
  const before = await Promise.all(spread(stack, browser, 50).map(validate));
  await refresh(browser);
  const after = await Promise.all(spread(stack, browser, 50).map(validate));
  const what = '50 calls that expire together, and their replays after one refresh';
  const observed = `${countOf(before, 401)} × 401, ${countOf(after, 200)} × 200`;
  stack.record.equal(what, observed, '50 × 401, 50 × 200');
};

export async function run(stack: TestStack): Promise<void> {
  const attempts = [concurrently, lostResponse, stolenToken, expireTogether];
  for (const [index, user] of (await addTestUsers(stack, 'r8', attempts.length)).entries()) {
    await attempts[index]?.(stack, user, await stack.signIn(user));
  }
}
