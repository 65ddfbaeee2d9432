import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../test/authenticator.ts';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import {
  addPasskey,
  addTotp,
  assertionAtSignIn,
  awaiting,
  bodyOf,
  codeOf,
  complete,
  resetTotpStep,
  withPasskey,
  withTotp,
  wrongCode,
} from '../../../test/second-factor.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend();

const rejected = { status: 403, body: { code: 'FACTOR_REJECTED' } };
const expired = { status: 400, body: { code: 'SIGN_IN_EXPIRED' } };

describe('a sign-in to an account with a second factor', () => {
  it('opens no session by the password, and one by the code of the app', async () => {
    const { id, secret } = await withTotp(backend, 'con_codigos');
    await resetTotpStep(backend, id);
    const browser = await awaiting(backend, 'con_codigos');
    expect([...browser.cookies.keys()]).toEqual(['sign-in']);
    expect((await browser.validateSession()).status).toBe(401);
    expect(bodyOf('pending', await browser.get('/api/login/second-factor')).methods).toEqual([
      'totp',
      'recovery_code',
    ]);
    expect(await complete(browser, { code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { username: 'con_codigos', role: 'user' },
    });
    expect((await browser.validateSession()).status).toBe(200);
    expect(browser.cookies.has('sign-in')).toBe(false);
    expect((await browser.post('/api/token/refresh')).status).toBe(200);
  });

  it('opens one by a passkey', async () => {
    const { authenticator } = await withPasskey(backend, 'con_llave');
    const browser = await awaiting(backend, 'con_llave');
    const { methods } = bodyOf('pending', await browser.get('/api/login/second-factor'));
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const passkey = await assertionAtSignIn(browser, authenticator);
    expect((await complete(browser, { passkey })).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(200);
  });

  it('opens one by a recovery code, once, and mails it', async () => {
    const { recovery_codes: codes } = await withTotp(backend, 'sin_telefono');
    const recovery_code = codes?.[0]?.toLowerCase().replaceAll('-', ' ');
    const browser = await awaiting(backend, 'sin_telefono');
    expect((await complete(browser, { recovery_code })).status).toBe(200);
    await backend.mailbox.waitFor('sin_telefono@example.com', ({ subject }) =>
      Boolean(subject?.startsWith('Se usó un código de recuperación')),
    );
    const again = await awaiting(backend, 'sin_telefono');
    expect(await complete(again, { recovery_code })).toMatchObject(rejected);
    const state = bodyOf('state', await browser.get('/api/second-factor'));
    expect(state.recovery_codes_left).toBe(9);
  });

  it('reports a suspended account only after the password', async () => {
    const { id, secret } = await withTotp(backend, 'suspendida');
    await resetTotpStep(backend, id);
    const browser = await awaiting(backend, 'suspendida');
    await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(backend.app.db);
    expect(await complete(browser, { code: codeOf(secret) })).toMatchObject({
      body: { code: 'ACCOUNT_SUSPENDED' },
    });
  });
});

describe('the pending sign-in', () => {
  it('is accepted by nothing but the calls that complete it', async () => {
    await withTotp(backend, 'a_medias');
    const browser = await awaiting(backend, 'a_medias');
    const token = browser.cookies.get('sign-in')?.value ?? '';
    const thief = new Browser(backend);
    thief.cookies.set('session', { value: token, path: '/' });
    thief.cookies.set('refresh', { value: token, path: '/api/token' });
    expect((await thief.validateSession()).status).toBe(401);
    expect((await thief.post('/api/token/refresh')).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await thief.get('/api/tool/v1/tools', bearer)).status).toBe(401);
    expect((await browser.post('/api/activation_codes')).status).toBe(401);
    expect((await browser.post('/api/second-factor/totp', { password })).status).toBe(401);
  });

  it('ends when it expires, by a sign-in and by a change of password', async () => {
    const { id, secret, browser: owner } = await withTotp(backend, 'vencida');
    const { db } = backend.app;
    await resetTotpStep(backend, id);
    const slow = await awaiting(backend, 'vencida');
    await sql`UPDATE pending_sign_ins SET expires_at = now()`.execute(db);
    expect(await complete(slow, { code: codeOf(secret) })).toMatchObject(expired);
    const used = await awaiting(backend, 'vencida');
    const twice = used.copy();
    expect((await complete(used, { code: codeOf(secret) })).status).toBe(200);
    await resetTotpStep(backend, id);
    expect(await complete(twice, { code: codeOf(secret) })).toMatchObject(expired);
    const waiting = await awaiting(backend, 'vencida');
    const new_password = 'Páramo de Sumapaz 4100';
    const change = { old_password: password, new_password, confirm_new_password: new_password };
    const payload = { method: 'PUT', url: '/api/updatePassword', payload: change } as const;
    expect((await owner.send(payload)).status).toBe(200);
    expect(await waiting.get('/api/login/second-factor')).toMatchObject(expired);
  });

  it('does not exist in a browser that has not sent the password', async () => {
    const browser = new Browser(backend);
    expect(await browser.get('/api/login/second-factor')).toMatchObject(expired);
    expect(await complete(browser, { code: '123456' })).toMatchObject(expired);
    const options = await browser.post('/api/login/second-factor/passkey-options');
    expect(options).toMatchObject(expired);
  });
});

describe('a replay', () => {
  it('of a code is rejected, also of two at once, and an older one', async () => {
    const { id, secret } = await withTotp(backend, 'codigo_visto');
    await resetTotpStep(backend, id);
    const code = codeOf(secret);
    const browsers = await Promise.all([
      awaiting(backend, 'codigo_visto'),
      awaiting(backend, 'codigo_visto'),
    ]);
    const responses = await Promise.all(browsers.map((browser) => complete(browser, { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    const later = await awaiting(backend, 'codigo_visto');
    expect(await complete(later, { code })).toMatchObject(rejected);
    expect(await complete(later, { code: codeOf(secret, -1) })).toMatchObject(rejected);
    expect((await complete(later, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('of the code that activated the app is rejected', async () => {
    const { code } = await withTotp(backend, 'recien_activada');
    const browser = await awaiting(backend, 'recien_activada');
    expect(await complete(browser, { code })).toMatchObject(rejected);
  });

  it('of a passkey’s response is rejected, in the same and in another sign-in', async () => {
    const { authenticator } = await withPasskey(backend, 'llave_vista');
    const browser = await awaiting(backend, 'llave_vista');
    const other = await awaiting(backend, 'llave_vista');
    const passkey = await assertionAtSignIn(browser, authenticator);
    expect(await complete(other, { passkey })).toMatchObject(rejected);
    expect((await complete(browser, { passkey })).status).toBe(200);
    const again = await awaiting(backend, 'llave_vista');
    expect(await complete(again, { passkey })).toMatchObject(rejected);
  });

  it('of a counter is rejected, as the passkey was copied', async () => {
    const { authenticator } = await withPasskey(backend, 'llave_copiada');
    for (const [counter, status] of [
      [5, 200],
      [5, 403],
      [4, 403],
      [6, 200],
    ] as const) {
      const browser = await awaiting(backend, 'llave_copiada');
      const passkey = await assertionAtSignIn(browser, authenticator, { counter });
      expect((await complete(browser, { passkey })).status).toBe(status);
    }
  });
});

describe('a passkey’s response', () => {
  it.each([
    ['of another site', { origin: 'https://portal.test.evil.example' }],
    ['for another party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a forged signature', { forged: true }],
    ['without user verification', { verified: false }],
  ])('%s is rejected', async (what, lie) => {
    const username = `llave_${what.length}`;
    const { authenticator } = await withPasskey(backend, username);
    const browser = await awaiting(backend, username);
    const passkey = await assertionAtSignIn(browser, authenticator, lie);
    expect(await complete(browser, { passkey })).toMatchObject(rejected);
    const honest = await assertionAtSignIn(browser, authenticator);
    expect((await complete(browser, { passkey: honest })).status).toBe(200);
  });

  it('of another user’s passkey is rejected', async () => {
    await withPasskey(backend, 'llave_propia');
    const { authenticator: stranger } = await withPasskey(backend, 'llave_ajena');
    for (const authenticator of [stranger, new TestAuthenticator()]) {
      const browser = await awaiting(backend, 'llave_propia');
      const passkey = await assertionAtSignIn(browser, authenticator);
      expect(await complete(browser, { passkey })).toMatchObject(rejected);
    }
  });
});

describe('guesses at codes', () => {
  it('are limited at the account over several sign-ins, and apart in a known browser', async () => {
    const {
      id,
      browser: known,
      secret,
      authenticator,
    } = await (async () => {
      const user = await withTotp(backend, 'adivinada');
      return { ...user, ...(await addPasskey(user.browser)) };
    })();
    await resetTotpStep(backend, id);
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const browser = await awaiting(backend, 'adivinada');
      codes.push((await complete(browser, { code: wrongCode(secret, index) })).body.code);
    }
    expect(codes).toEqual([...Array(10).fill('FACTOR_REJECTED'), 'TOO_MANY_REQUESTS']);
    const stranger = await awaiting(backend, 'adivinada');
    const recovery_code = 'K7QF-2M9X-TR4D';
    expect((await complete(stranger, { recovery_code })).status).toBe(429);
    expect((await complete(stranger, { code: codeOf(secret) })).status).toBe(429);
    const passkey = await assertionAtSignIn(stranger, authenticator);
    expect((await complete(stranger, { passkey })).status).toBe(200);
    await awaiting(backend, 'adivinada', known);
    expect((await complete(known, { code: codeOf(secret) })).status).toBe(200);
  });

  it('are limited over all browsers that were known before the set-up', async () => {
    const { id, browser: owner } = await signedIn(backend, 'marcada');
    const thieves = [new Browser(backend), new Browser(backend)] as const;
    for (const thief of thieves) {
      await thief.signIn('marcada', password);
    }
    const { secret } = await addTotp(owner);
    await resetTotpStep(backend, id);
    for (let index = 0; index < 10; index += 1) {
      const thief = await awaiting(backend, 'marcada', thieves[index % 2]);
      expect(await complete(thief, { code: wrongCode(secret, index) })).toMatchObject(rejected);
    }
    const last = await awaiting(backend, 'marcada', thieves[0]);
    expect((await complete(last, { code: codeOf(secret) })).status).toBe(429);
    const stranger = await awaiting(backend, 'marcada');
    expect((await complete(stranger, { code: codeOf(secret) })).status).toBe(200);
  });

  it('count as failed sign-ins in the audit trail and for the owner', async () => {
    const { id, secret } = await withTotp(backend, 'atacada');
    await resetTotpStep(backend, id);
    const browser = await awaiting(backend, 'atacada');
    await complete(browser, { code: wrongCode(secret) });
    const event = await backend.app.db
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('target_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({
      action: 'sign-in failed',
      detail: { reason: 'second factor: wrong code' },
    });
    expect((await complete(browser, { code: codeOf(secret) })).status).toBe(200);
    const welcome = await browser.get('/api/welcome_info/atacada');
    expect(JSON.parse(welcome.text).failed_sign_ins).toBe(1);
  });

  it('with malformed passkey responses add few events to the audit trail', async () => {
    const { id, authenticator } = await withPasskey(backend, 'inundada');
    const browser = await awaiting(backend, 'inundada');
    const passkey = await assertionAtSignIn(browser, authenticator, { counter: 1 });
    const response = { ...passkey.response, clientDataJSON: 'AAAA' };
    for (let index = 0; index < 70; index += 1) {
      expect(await complete(browser, { passkey: { ...passkey, response } })).toMatchObject(
        rejected,
      );
    }
    const events = await backend.app.db
      .selectFrom('audit_events')
      .select('id')
      .where('target_id', '=', id)
      .where('action', '=', 'sign-in failed')
      .execute();
    expect(events).toHaveLength(60);
    expect((await complete(browser, { passkey })).status).toBe(200);
  });
});
