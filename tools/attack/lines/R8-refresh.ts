import { setTimeout as sleep } from 'node:timers/promises';
import { refreshToken, validateToken } from '@consultancy/validation';
import { addCrowd, crowdPassword, withSql } from '../../lib/lines/crowd.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';

type Record = (reading: Reading) => void;

const renew = (client: PortalClient) => client.send(refreshToken.method, refreshToken.path);
const statusOf = async (asked: Promise<Response>) => {
  const response = await asked;
  await response.arrayBuffer();
  return response.status;
};
const check = (client: PortalClient) =>
  statusOf(client.send(validateToken.method, validateToken.path));

/** A browser at each server in turn, all with the cookies of one. */
const spread = (stack: OwnStack, client: PortalClient, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const copy = client.copy();
    copy.host = stack.servers[index % stack.servers.length]?.host ?? '';
    return copy;
  });

const sessionOf = (stack: OwnStack, username: string) =>
  withSql(stack, async (client) => {
    const { rows } = await client.query<{ generation: number; end_reason: string | null }>(
      `SELECT generation, end_reason FROM sessions
       WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
      [username],
    );
    return rows[0];
  });

/** Moves the last rotation into the past, instead of waiting. */
const age = (stack: OwnStack, username: string, seconds: number) =>
  withSql(stack, (client) =>
    client.query(
      `UPDATE sessions SET generation_at = generation_at - make_interval(secs => $2)
       WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
      [username, seconds],
    ),
  );

async function manyAtOnce(stack: OwnStack, record: Record, username: string): Promise<void> {
  const browser = await stack.client().signIn(username, crowdPassword);
  const tabs = spread(stack, browser, 200);
  const statuses = await Promise.all(tabs.map((tab) => statusOf(renew(tab))));
  const renewed = statuses.filter((status) => status === 200).length;
  const rotations = ((await sessionOf(stack, username))?.generation ?? 0) - 1;
  const pairs = new Set(tabs.map((tab) => JSON.stringify([...tab.cookies])));
  const each = { control: '—', budget: '1' };
  record({ what: '200 renewals at once, successes', seen: `${renewed}`, holds: renewed === 200 });
  record({ what: 'rotations', seen: `${rotations}`, ...each, holds: rotations === 1 });
  record({ what: 'pairs of tokens', seen: `${pairs.size}`, ...each, holds: pairs.size === 1 });
}

async function lostAnswer(stack: OwnStack, record: Record, username: string): Promise<void> {
  const browser = await stack.client().signIn(username, crowdPassword);
  // Somebody renewed, and the answer with the new cookies never came.
  await statusOf(renew(browser.copy()));
  const again = await statusOf(renew(browser));
  const goesOn = await check(browser);
  record({
    what: 'a renewal whose answer was lost, asked again; then a call',
    seen: `${again}, ${goesOn}`,
    budget: '200, 200',
    holds: again === 200 && goesOn === 200,
  });
}

async function stolenToken(stack: OwnStack, record: Record, username: string): Promise<void> {
  const browser = await stack.client().signIn(username, crowdPassword);
  const thief = browser.copy();
  await statusOf(renew(browser));
  await age(stack, username, 31);
  const statuses = [await statusOf(renew(thief)), await check(thief), await check(browser)];
  statuses.push(await statusOf(renew(browser)));
  record({
    what: 'a token 31 s after its rotation: thief, thief’s call, owner’s call, owner’s renewal',
    seen: statuses.join(', '),
    budget: '401, 401, 401, 401',
    holds: statuses.every((status) => status === 401),
  });
  const reason = (await sessionOf(stack, username))?.end_reason ?? 'none';
  const events = await withSql(stack, (client) =>
    client.query(
      `SELECT 1 FROM audit_events JOIN users ON users.id = target_id
       WHERE username = $1 AND action = 'refresh token reused'`,
      [username],
    ),
  );
  const mail = await stack.mail.waitFor(`${username}@example.com`, ({ subject }) =>
    Boolean(subject?.startsWith('Sesión terminada')),
  );
  record({
    what: 'the end of the family: reason, audit events, mail',
    seen: `${reason}; ${events.rowCount}; ${mail.subject}`,
    budget: 'logged once and mailed',
    holds: reason === 'refresh token reused' && events.rowCount === 1,
  });
}

/** Fifty calls that all meet the end of the access time, as tabs that share a renewal do. */
async function expireTogether(stack: OwnStack, record: Record, username: string): Promise<void> {
  const browser = await stack.client().signIn(username, crowdPassword);
  await age(stack, username, 11 * 60);
  const tabs = spread(stack, browser, 50);
  const refused = await Promise.all(tabs.map(check));
  await statusOf(renew(browser));
  await sleep(0);
  const replays = await Promise.all(spread(stack, browser, 50).map(check));
  const holds = refused.every((status) => status === 401) && replays.every((one) => one === 200);
  record({
    what: '50 calls that expire together, and their replays after one renewal',
    seen: `${refused.filter((one) => one === 401).length} × 401, ${replays.filter((one) => one === 200).length} × 200`,
    budget: '50 × 401, 50 × 200',
    holds,
  });
}

export const line: MeasuredLine = {
  id: 'R8',
  title: 'Renewal of sessions over three server processes',
  run: (record, { signal }) =>
    withOwnStack({ signal, servers: 3 }, async (stack) => {
      const [many = '', lost = '', stolen = '', together = ''] = await addCrowd(stack, 'r8', 4);
      await manyAtOnce(stack, record, many);
      await lostAnswer(stack, record, lost);
      await stolenToken(stack, record, stolen);
      await expireTogether(stack, record, together);
    }),
};
