import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { linkTokenIn } from '../../../test/links.ts';
import {
  addTotp,
  bodyOf,
  codeOf,
  complete,
  forgetSteps,
  withTotp,
} from '../../../test/second-factor.ts';
import { activate } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend({ ADMIN_SECOND_FACTOR: 'required' });

const validate = (browser: Browser) => browser.get('/api/auth/validate_token');
const new_password = 'Laguna de Guatavita 3000';

async function resetByMail(username: string, browser: Browser) {
  const email = `${username}@example.com`;
  const recaptchaToken = await browser.botToken('passwordReset');
  await browser.post('/api/password-reset-send-email', { email, recaptchaToken });
  const token = await linkTokenIn(backend, email, 'email-reset-password-verification');
  const payload = { token, new_password, confirm_new_password: new_password };
  return browser.post('/api/verify-reset-password-email', payload);
}

describe('no way around the second factor', () => {
  it('by a reset link: the password changes, the session awaits the factor', async () => {
    const { id, secret, browser: before } = await withTotp(backend, 'restablece');
    await forgetSteps(backend, id);
    const browser = new Browser(backend);
    expect((await resetByMail('restablece', browser)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await validate(before)).status).toBe(401);
    expect((await validate(browser)).status).toBe(401);
    expect((await browser.post('/api/token/refresh')).status).toBe(401);
    const accesses = await backend.app.db
      .selectFrom('access_logs')
      .select(['access_type', 'session_id'])
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(accesses).toEqual({ access_type: 'Password Change (reset)', session_id: null });
    expect((await complete(browser, { code: codeOf(secret) })).status).toBe(200);
    expect((await validate(browser)).status).toBe(200);
    expect((await new Browser(backend).signIn('restablece', new_password)).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it('by a browser that is remembered', async () => {
    const { browser } = await withTotp(backend, 'recordada');
    expect(browser.cookies.has('device')).toBe(true);
    await browser.post('/api/logout');
    expect((await browser.signIn('recordada', password)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await validate(browser)).status).toBe(401);
  });

  it('by the tool API: its token opens nothing of the portal', async () => {
    const { browser } = await withTotp(backend, 'con_equipo');
    const toolbox = await activate(backend, browser);
    expect((await toolbox.call('GET', '/tools')).status).toBe(200);
    const headers = { authorization: `Bearer ${toolbox.token}` };
    const stranger = new Browser(backend);
    for (const path of ['/api/second-factor', '/api/auth/validate_token', '/api/sessions']) {
      expect((await stranger.get(path, headers)).status).toBe(401);
    }
  });

  it('by a session that was opened without it, in whatever way', async () => {
    const { browser, id } = await signedIn(backend, 'sesion_previa');
    await addTotp(browser);
    expect((await validate(browser)).status).toBe(200);
    const refresh = browser.copy();
    await sql`UPDATE sessions SET factor_at = NULL WHERE user_id = ${id}`.execute(backend.app.db);
    expect((await validate(browser)).status).toBe(401);
    expect((await refresh.post('/api/token/refresh')).status).toBe(401);
  });
});

describe('an administrator who must have a second factor', () => {
  const needsSetup = { status: 403, body: { code: 'FACTOR_SETUP_REQUIRED' } };

  it('can only set one up, then everything else in the same session', async () => {
    const { browser } = await signedIn(backend, 'jefa', 'admin');
    expect((await validate(browser)).status).toBe(200);
    expect((await browser.post('/api/log_access', { access_type: 'login' })).status).toBe(200);
    const { required } = bodyOf('state', await browser.get('/api/second-factor'));
    expect(required).toBe(true);
    for (const path of ['/api/users', '/api/user_information/jefa', '/api/sessions']) {
      expect(await browser.get(path)).toMatchObject(needsSetup);
    }
    for (const path of ['/api/activation_codes', '/api/new_transaction']) {
      expect(await browser.post(path)).toMatchObject(needsSetup);
    }
    await addTotp(browser);
    expect((await browser.get('/api/users')).status).toBe(200);
    const last = await browser.send({ method: 'DELETE', url: '/api/second-factor/totp' });
    expect(last).toMatchObject({ status: 409, body: { code: 'LAST_FACTOR_REQUIRED' } });
    const state = bodyOf('state', await browser.get('/api/second-factor'));
    expect(state).toMatchObject({ totp: {}, recovery_codes_left: 10 });
  });

  it('is a user who was just made one, too', async () => {
    const { browser: admin } = await withTotp(backend, 'jefa_2', 'admin');
    const { browser } = await signedIn(backend, 'ascendida');
    expect((await browser.get('/api/sessions')).status).toBe(200);
    const body = { reason: 'Nueva integrante del equipo', password };
    const granted = await admin.post('/api/admin/users/ascendida/grant-admin', body);
    expect(granted.status).toBe(200);
    expect(await browser.get('/api/sessions')).toMatchObject(needsSetup);
  });

  it('is one who resets the password by a link', async () => {
    await signedIn(backend, 'jefa_3', 'admin');
    const browser = new Browser(backend);
    expect((await resetByMail('jefa_3', browser)).status).toBe(200);
    expect(await browser.get('/api/users')).toMatchObject(needsSetup);
  });

  it('is no ordinary user', async () => {
    const { browser } = await signedIn(backend, 'usuaria');
    expect((await browser.get('/api/sessions')).status).toBe(200);
  });
});
