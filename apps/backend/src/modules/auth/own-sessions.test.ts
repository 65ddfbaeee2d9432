import { listSessions } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { openSessions, sessionOf, whileProving } from '../../../test/while-proving.ts';

const backend = startBackend();
const list = async (browser: Browser) => {
  const { items } = listSessions.response.parse(
    JSON.parse((await browser.get('/api/sessions')).text),
  );
  return items;
};
const end = (browser: Browser, id: string) =>
  browser.send({ method: 'DELETE', url: `/api/sessions/${id}` });

describe('one’s own sessions', () => {
  it('are listed with their distinguishing facts, and no other user’s', async () => {
    await signedIn(backend, 'vecina');
    await addUser(backend, 'duena');
    const browser = new Browser(backend);
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
    const recaptchaToken = await browser.botToken('login');
    await browser.post('/api/login', { username: 'duena', password, recaptchaToken }, headers);
    const second = new Browser(backend);
    await second.signIn('duena', password);
    const items = await list(second);
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(items.find(({ current }) => !current)).toMatchObject({
      user_agent: 'Firefox en Linux',
      address: '127.0.0.1',
    });
    expect(items.every(({ id }) => z.uuid().safeParse(id).success)).toBe(true);
  });

  it('are revoked one by one; another user’s is as unknown as none', async () => {
    const { browser } = await signedIn(backend, 'cierra');
    const other = new Browser(backend);
    await other.signIn('cierra', password);
    const { browser: stranger } = await signedIn(backend, 'extrana');
    const id = (await list(browser)).find(({ current }) => !current)?.id ?? '';
    const rejected = await end(stranger, id);
    const unknown = await end(stranger, '00000000-0000-4000-8000-000000000000');
    expect([rejected.status, rejected.text]).toEqual([404, unknown.text]);
    expect((await end(stranger, 'x')).status).toBe(400);
    expect((await other.validateSession()).status).toBe(200);
    expect((await end(browser, id)).status).toBe(200);
    expect((await other.validateSession()).status).toBe(401);
    expect((await end(browser, id)).body.code).toBe('SESSION_NOT_FOUND');
    expect(await list(browser)).toHaveLength(1);
  });

  it('include this one, whose cookies are then removed', async () => {
    const { browser } = await signedIn(backend, 'esta_misma');
    const id = (await list(browser))[0]?.id ?? '';
    await end(browser, id);
    expect([...browser.cookies.keys()]).toEqual(['device']);
  });

  it('are all revoked but this one by one request', async () => {
    const { browser } = await signedIn(backend, 'todas');
    const others = [new Browser(backend), new Browser(backend)];
    for (const other of others) {
      await other.signIn('todas', password);
    }
    expect((await browser.post('/api/sessions/end-others')).status).toBe(200);
    expect(
      await Promise.all(others.map(async (other) => (await other.validateSession()).status)),
    ).toEqual([401, 401]);
    expect((await browser.validateSession()).status).toBe(200);
    expect(await list(browser)).toHaveLength(1);
  });
});

describe('revoking all other sessions', () => {
  const endOthers = (browser: Browser) => browser.post('/api/sessions/end-others');

  it('leaves this one open while another of its tabs gets fresh tokens for it', async () => {
    const { browser, id } = await signedIn(backend, 'dos_tabs');
    await browser.post('/api/logout');
    const other = new Browser(backend);
    await other.signIn('dos_tabs', password);
    await browser.signIn('dos_tabs', password);
    // Its use is recorded after it was checked, which waits for the other tab.
    await sql`UPDATE sessions SET last_seen_at = now() - interval '2 minutes'
              WHERE user_id = ${id}`.execute(backend.app.db);
    const session = await sessionOf(backend, id);
    const response = await whileProving(backend, session, () => endOthers(browser));
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await openSessions(backend, id)).toBe(2);
  });

  it('leaves one session when two revoke each other', async () => {
    const { browser, id } = await signedIn(backend, 'duelo');
    const other = new Browser(backend);
    await other.signIn('duelo', password);
    const responses = await Promise.all([endOthers(browser), endOthers(other)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await openSessions(backend, id)).toBe(1);
  });
});

describe('the proof before sessions are ended or an e-mail is changed', () => {
  const required = { status: 403, body: { code: 'IDENTITY_CONFIRMATION_REQUIRED' } };
  const endOthers = (browser: Browser) => browser.post('/api/sessions/end-others');
  const confirm = (browser: Browser, secret = password) =>
    browser.post('/api/sessions/confirm-identity', { password: secret });
  const rename = (browser: Browser, payload: object) =>
    browser.send({ method: 'PUT', url: '/api/update-info', payload });

  /** As if every sign-in and confirmation of a user were eleven minutes old. */
  const age = (id: number) =>
    sql`UPDATE sessions SET created_at = created_at - interval '11 minutes',
                            proven_at = proven_at - interval '11 minutes'
        WHERE user_id = ${id}`.execute(backend.app.db);

  it('is required of an unknown browser, and valid for ten minutes', async () => {
    const { browser, id } = await signedIn(backend, 'desde_lejos');
    const other = new Browser(backend);
    await other.signIn('desde_lejos', password);
    const session = (await list(browser)).find(({ current }) => !current)?.id ?? '';
    await age(id);
    expect(await endOthers(browser)).toMatchObject(required);
    expect(await end(browser, session)).toMatchObject(required);
    expect((await other.validateSession()).status).toBe(200);
    expect((await confirm(browser, 'otra contraseña')).body.code).toBe('PASSWORD_INCORRECT');
    expect(await endOthers(browser)).toMatchObject(required);
    expect((await confirm(browser)).status).toBe(200);
    expect((await endOthers(browser)).status).toBe(200);
    expect((await other.validateSession()).status).toBe(401);
    await age(id);
    expect(await endOthers(browser)).toMatchObject(required);
    await sql`UPDATE sessions SET factor_at = now() WHERE user_id = ${id}`.execute(backend.app.db);
    expect((await endOthers(browser)).status).toBe(200);
  });

  it('is not required of a browser known at its sign-in, but of a copy of its session', async () => {
    const { browser, id } = await signedIn(backend, 'de_casa');
    await browser.post('/api/logout');
    await browser.signIn('de_casa', password);
    await age(id);
    const thief = browser.copy();
    thief.cookies.delete('own-device');
    expect(await endOthers(thief)).toMatchObject(required);
    expect((await endOthers(browser)).status).toBe(200);
  });

  it('gives the session fresh tokens: a copy of the former ones opens nothing', async () => {
    const { browser } = await signedIn(backend, 'renueva');
    const thief = browser.copy();
    expect((await confirm(browser)).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(200);
    expect((await thief.validateSession()).status).toBe(401);
  });

  it('is never required to revoke this session', async () => {
    const { browser, id } = await signedIn(backend, 'se_va');
    await age(id);
    expect((await end(browser, (await list(browser))[0]?.id ?? '')).status).toBe(200);
  });

  it('is required for a new e-mail before anything is changed, and not for other fields', async () => {
    const { browser, id } = await signedIn(backend, 'se_muda');
    await age(id);
    const change = { first_name: 'Otra', email: 'nueva_direccion@example.com' };
    expect(await rename(browser, change)).toMatchObject(required);
    const profile = await browser.get('/api/user_information/se_muda');
    expect(JSON.parse(profile.text)).toMatchObject({
      first_name: 'Ana María',
      pending_email: null,
    });
    expect((await rename(browser, { email: 'se_muda@example.com' })).status).toBe(200);
    expect((await rename(browser, { first_name: 'Otra' })).status).toBe(200);
    expect((await confirm(browser)).status).toBe(200);
    expect((await rename(browser, change)).status).toBe(200);
  });
});
