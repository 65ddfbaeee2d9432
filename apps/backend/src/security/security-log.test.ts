import { once } from 'node:events';
import { get } from 'node:http';
import { exportTypes } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { listen } from '../../test/real-http.ts';
import { addUser, password, signedIn } from '../../test/users.ts';

interface Line {
  msg: string;
  status?: number;
  code?: string;
  user?: { id: number; username: string };
  security?: {
    address?: string;
    code: string;
    user?: { username: string };
    username?: string;
    reason?: string;
  };
}

let lines: Line[] = [];
const backend = startBackend({ LOG_LEVEL: 'info' }, inThisProcess, {
  write: (line) => {
    lines.push(JSON.parse(line));
  },
});
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
  for (const username of ['normal', 'suspendida', 'sin_verificar']) {
    await addUser(backend, username);
  }
  const { db } = backend.app;
  await sql`UPDATE users SET disabled_at = now() WHERE username = 'suspendida'`.execute(db);
  await sql`UPDATE users SET email_verified_at = NULL WHERE username = 'sin_verificar'`.execute(db);
});
beforeEach(() => {
  lines = [];
});

const events = () =>
  lines.flatMap(({ security }) => {
    const { address, ...event } = security ?? {};
    return address === undefined ? [] : [event];
  });
const responses = () => lines.filter(({ msg }) => msg === 'request completed');
const signIn = (username: string, secret: string) => new Browser(backend).signIn(username, secret);
const wrong = 'otra contraseña secreta';

describe('a failed sign-in', () => {
  it.each([
    ['normal', wrong, 'INVALID_CREDENTIALS', 'wrong password'],
    ['NADIE_99', wrong, 'INVALID_CREDENTIALS', 'unknown account'],
    ['suspendida', wrong, 'INVALID_CREDENTIALS', 'wrong password'],
    ['suspendida', password, 'ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED'],
    ['sin_verificar', password, 'EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'],
  ])('of %s with %j is logged as %s: %s', async (username, secret, code, reason) => {
    await signIn(username, secret);
    expect(events()).toEqual([{ code, username: username.toLowerCase(), reason }]);
    expect(responses()).toContainEqual(expect.objectContaining({ code }));
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('does not include malformed requests, and logs only valid usernames', async () => {
    await new Browser(backend).post('/api/login', { username: 1 });
    expect(events()).toEqual([]);
    expect(responses()).toMatchObject([{ status: 400, code: 'VALIDATION_ERROR' }]);
    await signIn(wrong, wrong);
    expect(events()).toMatchObject([{ username: '[not a username]', reason: 'unknown account' }]);
    expect(JSON.stringify(lines)).not.toContain(wrong);
  });

  it('is in the audit trail of its account', async () => {
    const trail = '/api/admin/audit-events?target=suspendida&action=sign-in%20failed';
    const reasons = async () =>
      (await admin.get(trail)).body.items.map(
        ({ detail }) => (detail as { reason: string }).reason,
      );
    await expect.poll(reasons).toEqual(['wrong password']);
    const unknown = '/api/admin/audit-events?action=sign-in%20failed&target=nadie_99';
    expect((await admin.get(unknown)).body.items).toEqual([]);
  });
});

it('logs the user of a request that is rejected with 403', async () => {
  const { browser, id } = await signedIn(backend, 'curiosa');
  await browser.get('/api/admin/audit-events');
  const user = { id, username: 'curiosa' };
  expect(events()).toEqual([{ code: 'UNAUTHORIZED', user }]);
  expect(responses().at(-1)).toMatchObject({ status: 403, code: 'UNAUTHORIZED', user });
});

it('logs each confirmation of a password, right or wrong', async () => {
  const { browser, id } = await signedIn(backend, 'confirma');
  for (const secret of [wrong, password]) {
    await browser.post('/api/sessions/confirm-identity', { password: secret });
  }
  const user = { id, username: 'confirma' };
  expect(events()).toEqual([
    { code: 'PASSWORD_INCORRECT', user },
    { code: 'IDENTITY_CONFIRMED', user },
  ]);
});

it('logs an aborted export as failed, with its subject', async () => {
  // More than the sockets on the way can hold: the export cannot come to its end by itself.
  await sql`
    INSERT INTO audit_events (actor_id, action, reason)
    SELECT ${adminId}, 'list exported',
           (SELECT string_agg(encode(sha512((row || ' ' || part)::bytea), 'hex'), '')
            FROM generate_series(1, 32) part)
    FROM generate_series(1, 4000) row`.execute(backend.unlimitedDb);
  const address = await listen(backend);
  const cookie = [...admin.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const headers = { accept: exportTypes.csv, cookie };
  const [response] = await once(get(`${address}/api/admin/audit-events`, { headers }), 'response');
  await once(response, 'readable');
  const user = { id: adminId, username: 'jefa' };
  await sql`UPDATE users SET role = 'user' WHERE id = ${adminId}`.execute(backend.app.db);
  response.on('error', () => undefined).resume();
  await new Promise((resolve) => response.once('close', resolve));
  await expect.poll(() => lines.find(({ msg }) => msg === 'cut off')).toMatchObject({ user });
  expect(events()).toEqual([
    {
      code: 'EXPORT_FAILED',
      list: 'Auditoría',
      reason: 'UNAUTHENTICATED',
      user,
    },
  ]);
});
