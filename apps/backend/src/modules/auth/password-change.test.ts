import { passwordUnchanged, ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import {
  awaiting,
  codeOf,
  complete,
  resetTotpStep,
  withTotp,
} from '../../../test/second-factor.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { enqueueMail } from '../../mail/outbox.ts';

const backend = startBackend();
const fresh = 'Nevado del Cocuy 5330';
const change = (browser: Browser, changes: Record<string, unknown> = {}) =>
  browser.send({
    method: 'PUT',
    url: '/api/updatePassword',
    payload: {
      old_password: password,
      new_password: fresh,
      confirm_new_password: fresh,
      ...changes,
    },
  });

describe('a password change', () => {
  it('keeps this session with fresh tokens and ends every other, copies included', async () => {
    const { browser, id } = await signedIn(backend, 'cambia');
    const other = new Browser(backend);
    await other.signIn('cambia', password);
    const thief = browser.copy();
    expect((await change(browser)).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(200);
    expect((await browser.post('/api/token/refresh')).status).toBe(200);
    for (const ended of [other, thief]) {
      expect((await ended.validateSession()).status).toBe(401);
      expect((await ended.post('/api/token/refresh')).status).toBe(401);
    }
    // The copy of the tokens is rejected while the session continues.
    expect((await browser.validateSession()).status).toBe(200);
    const { rows } = await sql`
      SELECT action FROM audit_events WHERE target_id = ${id}`.execute(backend.app.db);
    expect(rows).toEqual([{ action: 'password changed' }]);
    expect((await new Browser(backend).signIn('cambia', password)).status).toBe(400);
    expect((await new Browser(backend).signIn('cambia', fresh)).status).toBe(200);
  });

  it('adds one row to the access log, which the report of the browser confirms', async () => {
    const { browser, id } = await signedIn(backend, 'reporta');
    await change(browser);
    const report = (change_type: string) =>
      browser.post('/api/log_passwordChange', { change_type });
    expect((await report('Password Change (web)')).status).toBe(200);
    expect((await report('Password Change (web)')).status).toBe(200);
    expect((await report('Password Change (reset)')).status).toBe(200);
    expect((await report('otra cosa')).status).toBe(400);
    const { rows } = await sql`
      SELECT access_type, confirmed_at IS NOT NULL AS confirmed FROM access_logs
      WHERE user_id = ${id} ORDER BY id`.execute(backend.app.db);
    expect(rows).toEqual([
      { access_type: 'login', confirmed: false },
      { access_type: 'Password Change (web)', confirmed: true },
    ]);
  });

  it('asks for the old password, and rejects the eleventh wrong one for some time', async () => {
    const { browser } = await signedIn(backend, 'adivina');
    const codes: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push((await change(browser, { old_password: `no ${index}` })).body.code);
    }
    expect(codes).toEqual([...Array(10).fill('PASSWORD_INCORRECT'), 'TOO_MANY_REQUESTS']);
    const wrong = await signedIn(backend, 'equivoca');
    expect((await change(wrong.browser, { old_password: 'otra' })).status).toBe(403);
    expect((await wrong.browser.validateSession()).status).toBe(200);
  });

  it.each([
    [{ new_password: '12345678', confirm_new_password: '12345678' }, ruleTexts.passwordCommon],
    [{ new_password: 'Ana María1', confirm_new_password: 'Ana María1' }, ruleTexts.passwordContext],
    [{ new_password: 'corta', confirm_new_password: 'corta' }, ruleTexts.passwordTooShort],
    [{ new_password: password, confirm_new_password: password }, passwordUnchanged],
  ])('rejects %j', async (changes, message) => {
    const { browser } = await signedIn(backend, `regla_${Math.random().toString(36).slice(2, 8)}`);
    expect(await change(browser, changes)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'new_password', message }] },
    });
  });

  it('accepts one of two concurrent changes', async () => {
    const { browser } = await signedIn(backend, 'carrera');
    const two = new Browser(backend);
    await two.signIn('carrera', password);
    const responses = await Promise.all([
      change(browser),
      change(two, { new_password: 'Otra Sierra 771', confirm_new_password: 'Otra Sierra 771' }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cancels a pending e-mail change, which an intruder may have requested', async () => {
    const { browser, id } = await signedIn(backend, 'con_cambio');
    const payload = { email: 'nuevo_con_cambio@example.com' };
    await browser.send({ method: 'PUT', url: '/api/update-info', payload });
    await change(browser);
    const { rows } = await sql`SELECT 1 FROM email_changes WHERE user_id = ${id}
      `.execute(backend.app.db);
    expect(rows).toEqual([]);
  });

  it('keeps the browser known, so that its next sign-in is not mailed', async () => {
    const { browser } = await signedIn(backend, 'sin_aviso');
    await change(browser);
    await browser.post('/api/logout');
    await browser.signIn('sin_aviso', fresh);
    await waitForJobs(backend);
    const subjects = backend.mailbox.mails
      .filter(({ to }) => to?.[0]?.address === 'sin_aviso@example.com')
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Su contraseña de GDB Audit cambió']);
  });
});

describe('a sign-in from a browser that the account does not know', () => {
  it('is mailed to the owner, except for the first one of the account', async () => {
    await addUser(backend, 'estrena');
    const first = new Browser(backend);
    await first.signIn('estrena', password);
    await first.signIn('estrena', password);
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
    const stranger = new Browser(backend);
    const recaptchaToken = await stranger.botToken('login');
    const body = { username: 'estrena', password, recaptchaToken };
    expect((await stranger.post('/api/login', body, headers)).status).toBe(200);
    await waitForJobs(backend);
    const mails = backend.mailbox.mails.filter(
      ({ to }) => to?.[0]?.address === 'estrena@example.com',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Nuevo ingreso a su cuenta de GDB Audit');
    expect(mails[0]?.text).toMatch(/Chrome en Windows.*127\.0\.0\.1.*Si no fue usted/s);
  });

  const noticeTo = (username: string) =>
    backend.mailbox.waitFor(`${username}@example.com`, ({ subject }) =>
      Boolean(subject?.startsWith('Nuevo ingreso')),
    );

  const rejectedNotices = async () => {
    const { rows } = await sql`
      SELECT FROM graphile_worker._private_jobs
      WHERE payload ->> 'mail' = 'new-device' AND last_error IS NOT NULL`.execute(backend.app.db);
    return rows.length;
  };

  const byPassword = async (username: string) => {
    await signedIn(backend, username);
    const stranger = new Browser(backend);
    await stranger.signIn(username, password);
    return stranger;
  };
  const byFactor = async (username: string) => {
    const { id, secret } = await withTotp(backend, username);
    await resetTotpStep(backend, id);
    const stranger = await awaiting(backend, username);
    await complete(stranger, { code: codeOf(secret) });
    return stranger;
  };

  it.each([
    ['the password', 'rota_clave', byPassword],
    ['a second factor', 'rota_factor', byFactor],
  ])('by %s is mailed although its session got another id meanwhile', async (_by, name, signIn) => {
    backend.mailbox.behavior = { reject: 451 };
    const stranger = await signIn(name);
    await expect.poll(rejectedNotices).toBe(1);
    const { status } = await stranger.post('/api/sessions/confirm-identity', { password });
    backend.mailbox.behavior = {};
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(backend.app.db);
    expect(status).toBe(200);
    expect((await noticeTo(name)).text).toContain('127.0.0.1');
  });

  it('is mailed by the job of an older server, which has the session only', async () => {
    const { id } = await signedIn(backend, 'de_otra_version');
    const { id: sessionId } = await backend.app.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    await enqueueMail(backend.app.db, { mail: 'new-device', sessionId });
    expect((await noticeTo('de_otra_version')).text).toContain('127.0.0.1');
  });
});
