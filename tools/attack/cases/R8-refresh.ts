import { refreshToken, validateToken } from '@consultancy/validation';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';

const statusOf = async ({ method, path }: { method: string; path: string }, client: PortalClient) =>
  (await client.read(method, path)).status;
const refresh = (client: PortalClient) => statusOf(refreshToken, client);
const validate = (client: PortalClient) => statusOf(validateToken, client);

/** Copies of a client, spread over the servers. */
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

type Attempt = (
  stack: TestStack,
  record: Recorder,
  user: TestUser,
  browser: PortalClient,
) => Promise<void>;

const manyAtOnce: Attempt = async (stack, record, user, browser) => {
  const tabs = spread(stack, browser, 200);
  const statuses = await Promise.all(tabs.map(refresh));
  const successes = statuses.filter((status) => status === 200).length;
  const pairs = new Set(tabs.map((tab) => tab.cookies.map(({ value }) => value).join()));
  record.equal('200 refreshes at once, successes', successes, 200);
  record.equal('rotations', ((await sessionOf(stack, user))?.generation ?? 0) - 1, 1);
  record.equal('pairs of tokens', pairs.size, 1);
};

const lostResponse: Attempt = async (_stack, record, _user, browser) => {
  // The response with the new cookies never arrived.
  await refresh(browser.copy());
  const statuses = [await refresh(browser), await validate(browser)];
  record.equal(
    'a refresh whose response was lost, repeated; then a call',
    statuses.join(),
    '200,200',
  );
};

const stolenToken: Attempt = async (stack, record, user, browser) => {
  const thief = browser.copy();
  await refresh(browser);
  await age(stack, user, 31);
  const statuses = [await refresh(thief), await validate(thief), await validate(browser)];
  statuses.push(await refresh(browser));
  const what =
    'a token 31 s after its rotation: thief, thief’s call, owner’s call, owner’s refresh';
  record.equal(what, statuses.join(), '401,401,401,401');
  const reason = (await sessionOf(stack, user))?.end_reason ?? 'none';
  const events = await stack.query(
    `SELECT 1 FROM audit_events WHERE target_id = $1 AND action = 'refresh token reused'`,
    [user.id],
  );
  const mail = await stack.mail.waitFor(user.email, ({ subject }) =>
    Boolean(subject?.startsWith('Sesión terminada')),
  );
  record.check(
    'the revoked family: reason, audit events, mail',
    `${reason}; ${events.length}; ${mail?.subject}`,
    'logged once and mailed',
    reason === 'refresh token reused' && events.length === 1,
  );
};

/** Fifty calls whose access token has expired, as in tabs that share a refresh. */
const expireTogether: Attempt = async (stack, record, user, browser) => {
  await age(stack, user, 11 * 60);
  const before = await Promise.all(spread(stack, browser, 50).map(validate));
  await refresh(browser);
  const after = await Promise.all(spread(stack, browser, 50).map(validate));
  const times = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;
  record.equal(
    '50 calls that expire together, and their replays after one refresh',
    `${times(before, 401)} × 401, ${times(after, 200)} × 200`,
    '50 × 401, 50 × 200',
  );
};

export const attack: AttackCase = {
  id: 'R8',
  title: 'Refresh of sessions over three server processes',
  run: (context) =>
    withTestStack(context, { servers: 3 }, async (stack) => {
      const attempts = [manyAtOnce, lostResponse, stolenToken, expireTogether];
      const users = await addTestUsers(stack, 'r8', attempts.length);
      for (const [index, user] of users.entries()) {
        const browser = await stack.client().signIn(user.username, user.password);
        await attempts[index]?.(stack, context.record, user, browser);
      }
    }),
};
