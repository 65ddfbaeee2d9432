import { ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { linkTokenIn } from '../../../test/links.ts';
import { activate } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { pendingEmail } from '../users/profile-repository.ts';

const backend = startBackend();
const reason = 'Solicitud del cliente por correo';
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
});

const act = (
  action: string,
  username: string,
  body: Record<string, unknown> = { reason },
  browser = admin,
) => browser.post(`/api/admin/users/${username}/${action}`, body);

const lastEvent = async (targetId: number) =>
  backend.app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'reason', 'before', 'after', 'request_id', 'address'])
    .where('target_id', '=', targetId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a suspension', () => {
  it('revokes the sessions and the machine’s token at once, and is audited', async () => {
    const { browser, id } = await signedIn(backend, 'suspensa');
    const toolbox = await activate(backend, browser);
    expect(await act('suspend', 'SUSPENSA')).toMatchObject({
      status: 200,
      body: { message: 'La cuenta quedó suspendida y sus sesiones se cerraron.' },
    });
    expect((await browser.validateSession()).status).toBe(401);
    expect((await toolbox.call('GET', '/tools')).status).toBe(401);
    expect((await browser.signIn('suspensa', password)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await lastEvent(id)).toEqual({
      actor_id: adminId,
      action: 'user suspended',
      reason,
      before: { suspended: false },
      after: { suspended: true },
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      address: '127.0.0.1',
    });
    expect(await act('suspend', 'suspensa')).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_UNCHANGED' },
    });
    expect((await act('reactivate', 'suspensa')).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(401);
    expect((await browser.signIn('suspensa', password)).status).toBe(200);
    expect(await lastEvent(id)).toMatchObject({ action: 'user reactivated' });
    expect((await act('reactivate', 'suspensa')).status).toBe(409);
  });
});

it('a suspension ends mailed links for good, as an intruder may have requested them', async () => {
  const { browser, id } = await signedIn(backend, 'recupera');
  const stranger = new Browser(backend);
  const email = 'recupera@example.com';
  const recaptchaToken = await stranger.botToken('passwordReset');
  await stranger.post('/api/password-reset-send-email', { email, recaptchaToken });
  const token = await linkTokenIn(backend, email, 'email-reset-password-verification');
  const payload = { email: 'de_otro@example.com' };
  await browser.send({ method: 'PUT', url: '/api/update-info', payload });
  const change = await linkTokenIn(backend, payload.email, 'email-change-verification');
  expect((await act('suspend', 'recupera')).status).toBe(200);
  expect((await act('reactivate', 'recupera')).status).toBe(200);
  const rejected = { status: 400, body: { code: 'LINK_INVALID' } };
  expect(await stranger.post('/api/check-reset-link', { token })).toMatchObject(rejected);
  expect(await stranger.post('/api/verify-email-change', { token: change })).toMatchObject(
    rejected,
  );
  expect(await pendingEmail(backend.app.db, id)).toBeNull();
});

describe('the role', () => {
  it('is granted with the password confirmed, applies to the next request, and is withdrawn', async () => {
    const { browser, id } = await signedIn(backend, 'ascendida');
    const adminOnly = () => browser.get('/api/admin/transaction-preview?email=nadie@example.com');
    expect((await adminOnly()).status).toBe(403);
    const wrong = await act('grant-admin', 'ascendida', { reason, password: 'equivocada' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'PASSWORD_INCORRECT' } });
    expect((await act('grant-admin', 'ascendida', { reason, password })).status).toBe(200);
    expect((await adminOnly()).status).toBe(404);
    expect(await lastEvent(id)).toMatchObject({
      action: 'admin granted',
      before: { role: 'user' },
      after: { role: 'admin' },
    });
    expect((await act('grant-admin', 'ascendida', { reason, password })).status).toBe(409);
    expect((await act('withdraw-admin', 'ascendida')).status).toBe(200);
    expect((await adminOnly()).status).toBe(403);
    expect((await act('withdraw-admin', 'ascendida')).status).toBe(409);
  });

  it('accepts at most ten wrong passwords', async () => {
    const { browser } = await signedIn(backend, 'insistente', 'admin');
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const body = { reason, password: `clave ${index}` };
      codes.push((await act('grant-admin', 'jefa', body, browser)).body.code);
    }
    expect(codes).toEqual([...Array(10).fill('PASSWORD_INCORRECT'), 'TOO_MANY_REQUESTS']);
    await act('withdraw-admin', 'insistente');
  });

  it.each(['withdraw-admin', 'suspend'])(
    'is left to one of two administrators who %s each other at once',
    async (action) => {
      const { browser: one } = await signedIn(backend, `una_${action.slice(0, 3)}`, 'admin');
      const { browser: other } = await signedIn(backend, `otra_${action.slice(0, 3)}`, 'admin');
      await sql`UPDATE users SET role = 'user' WHERE id = ${adminId}`.execute(backend.app.db);
      for (let round = 0; round < 5; round += 1) {
        const responses = await Promise.all([
          act(action, `otra_${action.slice(0, 3)}`, { reason }, one),
          act(action, `una_${action.slice(0, 3)}`, { reason }, other),
        ]);
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
        await sql`
          UPDATE users SET role = 'admin', disabled_at = NULL
          WHERE username LIKE '%una\\_' || ${action.slice(0, 3)}
             OR username LIKE 'otra\\_' || ${action.slice(0, 3)}`.execute(backend.app.db);
        await sql`UPDATE sessions SET ended_at = NULL`.execute(backend.app.db);
      }
      await sql`
        UPDATE users SET role = CASE WHEN id = ${adminId} THEN 'admin' ELSE 'user' END
        WHERE id = ${adminId} OR role = 'admin'`.execute(backend.app.db);
    },
  );
});

describe('sessions and machines', () => {
  it('every session of a user ends', async () => {
    const { browser, id } = await signedIn(backend, 'abierta');
    await new Browser(backend).signIn('abierta', password);
    await sql`
      UPDATE sessions SET last_seen_at = now() - interval '31 minutes'
      WHERE user_id = ${id} AND created_at = (
        SELECT max(created_at) FROM sessions WHERE user_id = ${id})`.execute(backend.app.db);
    const account = await admin.get('/api/admin/users/abierta');
    // One that was not used for half an hour is not open any more.
    expect(JSON.parse(account.text).open_sessions).toBe(1);
    expect((await act('end-sessions', 'abierta')).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(401);
    expect((await browser.post('/api/token/refresh')).status).toBe(401);
    expect(await lastEvent(id)).toMatchObject({ before: { sessions: 1 }, after: { sessions: 0 } });
    expect((await browser.signIn('abierta', password)).status).toBe(200);
  });

  it('a machine is released, so that another one can be registered', async () => {
    const { browser, id } = await signedIn(backend, 'con_equipo');
    const toolbox = await activate(backend, browser, 'PC-VIEJO');
    expect((await act('release-machine', 'con_equipo')).status).toBe(200);
    expect((await toolbox.call('GET', '/tools')).status).toBe(401);
    expect(await lastEvent(id)).toMatchObject({ before: { machine_id: 'PC-VIEJO' } });
    expect((await act('release-machine', 'con_equipo')).body.code).toBe('ACCOUNT_UNCHANGED');
    const next = await activate(backend, browser, 'PC-NUEVO');
    expect((await next.call('GET', '/tools')).status).toBe(200);
  });
});

const actions = ['suspend', 'reactivate', 'grant-admin', 'withdraw-admin', 'end-sessions'];
const bodyOf = (action: string, text: unknown = reason) =>
  action === 'grant-admin' ? { reason: text, password } : { reason: text };

describe.each([...actions, 'release-machine'])('%s', (action) => {
  it('is for administrators', async () => {
    const { browser } = await signedIn(backend, `n_${action.replace('-', '_')}`.slice(0, 20));
    const response = await act(action, 'jefa', bodyOf(action), browser);
    expect(response).toMatchObject({ status: 403, body: { code: 'UNAUTHORIZED' } });
  });

  it('gets 404 for an unknown user', async () => {
    const response = await act(action, 'nadie_99', bodyOf(action));
    expect(response).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });

  it.each(['', '   corto   ', 'x'.repeat(501), 'con un salto\nde línea', null, 12])(
    'needs a reason: not %j',
    async (text) => {
      expect(await act(action, 'jefa', bodyOf(action, text))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', fields: [{ field: 'reason' }] },
      });
    },
  );
});

describe.each(actions)('%s', (action) => {
  it('is not for the own account', async () => {
    expect(await act(action, 'jefa', bodyOf(action))).toMatchObject({
      status: 403,
      body: { code: 'SELF_ACTION_FORBIDDEN' },
    });
  });
});

it('names the length of the reason', async () => {
  await addUser(backend, 'motivada');
  const response = await act('suspend', 'motivada', { reason: 'corto' });
  expect(response.body.fields).toEqual([{ field: 'reason', message: ruleTexts.reasonLength }]);
});
