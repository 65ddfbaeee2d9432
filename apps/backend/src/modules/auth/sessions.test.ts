import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { recordFact } from '../../../test/record-fact.ts';
import { retryWhileBusy } from '../../../test/retry-while-busy.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend();
const refresh = (browser: Browser) => browser.post('/api/token/refresh');
const shift = (what: string, by: string, username: string) =>
  sql`UPDATE sessions SET ${sql.ref(what)} = ${sql.ref(what)} - ${by}::interval
      WHERE user_id = (SELECT id FROM users WHERE username = ${username})`.execute(backend.app.db);

describe('a session', () => {
  it('has HttpOnly cookies with a signed reference, and a readable one that only marks it', async () => {
    const { browser } = await signedIn(backend, 'cookies_1');
    const response = await browser.signIn('cookies_1', password);
    const cookies = response.headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(5);
    expect(cookies[0]).toMatch(/^session=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^refresh=[\w-]+; .*Path=\/api\/token; HttpOnly; SameSite=Lax$/);
    expect(cookies[2]).toBe('signed-in=1; Max-Age=43200; Path=/; SameSite=Lax');
    expect(cookies[3]).toMatch(/^device=[\w.-]+; .*Path=\/api\/login; HttpOnly; SameSite=Lax$/);
    const own = /^own-device=[\w.-]+; .*Path=\/api\/sessions; HttpOnly; SameSite=Lax$/;
    expect(cookies[4]).toMatch(own);
  });

  it('leaves no cookie in the browser once it cannot be renewed', async () => {
    const { browser } = await signedIn(backend, 'vencida_1');
    await shift('absolute_expires_at', '13 hours', 'vencida_1');
    const response = await refresh(browser);
    expect(response.status).toBe(401);
    expect(String(response.headers['set-cookie'])).toMatch(/^signed-in=; Max-Age=0; Path=\//);
  });

  it('is rejected after its access time, and renewed by the refresh cookie', async () => {
    const { browser } = await signedIn(backend, 'renovada');
    await shift('generation_at', '11 minutes', 'renovada');
    expect(await browser.validateSession()).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await refresh(browser)).toMatchObject({
      status: 200,
      body: { username: 'renovada', role: 'user' },
    });
    expect((await browser.validateSession()).status).toBe(200);
  });

  it.each([
    ['idle', 'last_seen_at', '31 minutes'],
    ['absolute', 'absolute_expires_at', '12 hours 1 minute'],
  ])('expires at its %s limit, by the server’s clock', async (_name, column, by) => {
    const username = `limite_${column.slice(0, 4)}`;
    const { browser } = await signedIn(backend, username);
    await shift(column, by, username);
    expect((await browser.validateSession()).status).toBe(401);
    expect((await refresh(browser)).status).toBe(401);
  });

  it('records its use, so that an active user stays signed in', async () => {
    const { browser } = await signedIn(backend, 'activa');
    await shift('last_seen_at', '29 minutes', 'activa');
    expect((await browser.validateSession()).status).toBe(200);
    await shift('last_seen_at', '29 minutes', 'activa');
    expect((await browser.validateSession()).status).toBe(200);
  });

  it('ends with sign-out for the saved cookies too, even after its access time', async () => {
    const { browser } = await signedIn(backend, 'salida');
    const thief = browser.copy();
    await shift('generation_at', '11 minutes', 'salida');
    expect((await browser.post('/api/logout')).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['device']);
    expect((await thief.validateSession()).status).toBe(401);
    expect((await refresh(thief)).status).toBe(401);
    expect((await browser.post('/api/logout')).status).toBe(200);
  });

  it.each([
    ['suspended', sql`disabled_at = now()`, 401],
    ['no longer verified', sql`email_verified_at = NULL`, 401],
  ])('counts a user who is %s on the next request', async (_name, change, status) => {
    const username = `cambio_${status}_${backend.mailbox.mails.length}_${Math.random().toString(36).slice(2, 6)}`;
    const { browser, id } = await signedIn(backend, username.slice(0, 20));
    await sql`UPDATE users SET ${change} WHERE id = ${id}`.execute(backend.app.db);
    expect((await browser.validateSession()).status).toBe(status);
    expect((await refresh(browser)).status).toBe(status);
  });

  it('counts a changed role on the next request', async () => {
    const { browser, id } = await signedIn(backend, 'degradado', 'admin');
    await signedIn(backend, 'observada');
    expect((await browser.get('/api/welcome_info/observada')).status).toBe(200);
    await sql`UPDATE users SET role = 'user' WHERE id = ${id}`.execute(backend.app.db);
    expect((await browser.get('/api/welcome_info/observada')).status).toBe(403);
  });

  it.each(['', 'x', 'A'.repeat(70), '../../etc'])('rejects the made-up token %j', async (value) => {
    const browser = new Browser(backend);
    browser.cookies.set('session', { value, path: '/' });
    browser.cookies.set('refresh', { value, path: '/api/token' });
    expect((await browser.validateSession()).status).toBe(401);
    expect((await refresh(browser)).status).toBe(401);
  });
});

describe('the refresh token', () => {
  it('rotates once for 200 concurrent renewals, and all of them succeed', async (context) => {
    const { browser, id } = await signedIn(backend, 'doscientas');
    const copies = Array.from({ length: 200 }, () => browser.copy());
    const responses = await Promise.all(copies.map((copy) => retryWhileBusy(() => refresh(copy))));
    const successes = responses.filter(({ status }) => status === 200).length;
    recordFact(context, '200 refreshes at once, successes', successes, 200);
    const { rows } = await sql<{ generation: number }>`
      SELECT generation FROM sessions WHERE user_id = ${id}`.execute(backend.app.db);
    recordFact(context, 'rotations', Number(rows[0]?.generation) - 1, 1);
    const pairs = copies.map(({ cookies }) =>
      ['session', 'refresh'].map((name) => cookies.get(name)?.value).join(),
    );
    recordFact(context, 'pairs of tokens', new Set(pairs).size, 1);
    expect((await (copies[0] ?? browser).validateSession()).status).toBe(200);
    // Requests under way while another tab renewed are not cut off.
    expect((await browser.validateSession()).status).toBe(200);
  });

  it('can be sent again when the response with the new one was lost', async (context) => {
    const { browser } = await signedIn(backend, 'sin_respuesta');
    await refresh(browser.copy());
    const statuses = [
      (await refresh(browser)).status,
      (await browser.validateSession()).status,
    ].join();
    const what = 'a refresh whose response was lost, repeated; then a call';
    recordFact(context, what, statuses, '200,200');
  });

  it('revokes the whole family when it is used again after the grace period', async (context) => {
    const { browser, id } = await signedIn(backend, 'robada');
    const thief = browser.copy();
    await refresh(browser);
    await shift('generation_at', '31 seconds', 'robada');
    const responses = [
      await refresh(thief),
      await thief.validateSession(),
      await browser.validateSession(),
    ];
    responses.push(await refresh(browser));
    recordFact(
      context,
      'a token 31 s after its rotation: thief, thief’s call, owner’s call, owner’s refresh',
      responses.map(({ status }) => status).join(),
      '401,401,401,401',
    );
    const { rows } = await sql<{ end_reason: string }>`
      SELECT end_reason FROM sessions WHERE user_id = ${id}`.execute(backend.app.db);
    const events = await backend.app.db
      .selectFrom('audit_events')
      .select(['action'])
      .where('target_id', '=', id)
      .execute();
    expect(events).toEqual([{ action: 'refresh token reused' }]);
    const mail = await backend.mailbox.waitFor('robada@example.com');
    expect(mail.text).toContain('Si no reconoce esta actividad');
    recordFact(
      context,
      'the revoked family: reason, audit events, mail',
      `${rows[0]?.end_reason}; ${events.length}; ${mail.subject}`,
      'refresh token reused; 1; Sesión cerrada por seguridad en GDB Audit',
      'logged once and mailed',
    );
  });

  it('is renewed once for 50 calls that expire together, which are sent again', async (context) => {
    const { browser } = await signedIn(backend, 'cincuenta');
    await shift('generation_at', '11 minutes', 'cincuenta');
    const callAll = async () => {
      const calls = Array.from({ length: 50 }, () =>
        retryWhileBusy(() => browser.copy().validateSession()),
      );
      const responses = await Promise.all(calls);
      return [...Map.groupBy(responses, ({ status }) => status)]
        .map(([status, all]) => `${all.length} × ${status}`)
        .join();
    };
    const before = await callAll();
    await refresh(browser);
    const what = '50 calls that expire together, and their replays after one refresh';
    recordFact(context, what, `${before}, ${await callAll()}`, '50 × 401, 50 × 200');
  });

  it('revokes the family at once when it is two generations old', async () => {
    const { browser } = await signedIn(backend, 'muy_vieja');
    const thief = browser.copy();
    await refresh(browser);
    await refresh(browser);
    expect((await refresh(thief)).status).toBe(401);
    expect((await browser.validateSession()).status).toBe(401);
  });

  it('opens nothing as an access token', async () => {
    const { browser } = await signedIn(backend, 'mezclada');
    const value = browser.cookies.get('refresh')?.value ?? '';
    browser.cookies.set('session', { value, path: '/' });
    expect((await browser.validateSession()).status).toBe(401);
  });
});

describe('the access log', () => {
  it('has one row for a sign-in, which the report of the browser confirms', async () => {
    const { browser, id } = await signedIn(backend, 'bitacora');
    for (const _ of [1, 2]) {
      const response = await browser.post('/api/log_access', { access_type: 'login' });
      expect(response.status).toBe(200);
    }
    expect((await browser.post('/api/log_access', { access_type: 'otro' })).status).toBe(400);
    const rows = await backend.app.db
      .selectFrom('access_logs')
      .select(['access_type', 'confirmed_at'])
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([{ access_type: 'login', confirmed_at: expect.any(Date) }]);
  });
});
