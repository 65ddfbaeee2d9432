import { limits, type PasskeyAssertion } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../test/authenticator.ts';
import { Browser, type TestResponse } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import {
  addPasskey,
  addTotp,
  assertionIn,
  awaiting,
  bodyOf,
  codeOf,
  complete,
  expireConfirmations,
  resetTotpStep,
  withPasskey,
  withTotp,
  wrongCode,
} from '../../../test/second-factor.ts';
import { password, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { sessionOf, whileProving } from '../../../test/while-proving.ts';
import { lockSession, proveSession, storeInSession } from '../auth/own-session-repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import { describeTotp, newTotpSecret } from './totp.ts';
import { readTotp, replaceTotp, storeSetup } from './totp-repository.ts';

const backend = startBackend();

const stateOf = async (browser: Browser) =>
  bodyOf('state', await browser.get('/api/second-factor'));
const remove = (browser: Browser, what: string) =>
  browser.send({ method: 'DELETE', url: `/api/second-factor/${what}` });
const start = (browser: Browser, what: string, secret = password) =>
  browser.post(`/api/second-factor/${what}`, { password: secret });
const unconfirmed = { status: 403, body: { code: 'FACTOR_CONFIRMATION_REQUIRED' } };

const actionsOf = async (targetId: number) => {
  const rows = await backend.app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'detail'])
    .where('target_id', '=', targetId)
    .orderBy('id')
    .execute();
  return rows.map(({ actor_id, action, detail }) => [actor_id, action, detail]);
};

describe('the set-up of an authenticator app', () => {
  it('takes the password and a code, and gives recovery codes, once', async () => {
    const { browser, id } = await signedIn(backend, 'nueva_app');
    expect(await stateOf(browser)).toEqual({
      required: false,
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
      confirmed_until: null,
    });
    expect((await start(browser, 'totp', 'otra')).body.code).toBe('PASSWORD_INCORRECT');
    const { secret, uri } = bodyOf('totp', await start(browser, 'totp'));
    expect(uri).toContain(`:nueva_app?`);
    expect(uri).toContain(`secret=${secret}`);
    const activate = (code: string) => browser.post('/api/second-factor/totp/activate', { code });
    expect((await activate(wrongCode(secret))).body.code).toBe('FACTOR_REJECTED');
    expect((await stateOf(browser)).totp).toBeNull();
    const { recovery_codes: codes } = bodyOf('added', await activate(codeOf(secret)));
    expect(new Set(codes).size).toBe(limits.recoveryCodeCount);
    expect(await stateOf(browser)).toMatchObject({
      totp: { last_used_at: null },
      recovery_codes_left: 10,
      confirmed_until: expect.stringMatching(/Z$/),
    });
    expect((await activate(codeOf(secret, 1))).body.code).toBe('FACTOR_SETUP_EXPIRED');
    expect(await actionsOf(id)).toEqual([[id, 'factor added', { factor: 'totp' }]]);
    const mail = await backend.mailbox.waitFor('nueva_app@example.com');
    expect(mail.subject).toMatch(/^Se agregó un segundo factor/);
    expect(mail.text).toContain('Aplicación de autenticación');
  });

  it('stores neither the secret nor a code readably', async () => {
    const { secret, recovery_codes: codes, id } = await withTotp(backend, 'en_reposo');
    const { rows } = await sql<{ text: string }>`
      SELECT encode(secret, 'escape') || encode(secret, 'hex') AS text FROM totp_factors
      WHERE user_id = ${id}
      UNION ALL SELECT lookup || code_hash FROM recovery_codes WHERE user_id = ${id}`.execute(
      backend.app.db,
    );
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toContain(secret);
    for (const code of codes ?? []) {
      expect(stored).not.toContain(code.replaceAll('-', ''));
      expect(stored).not.toContain(code.slice(5));
    }
    expect(rows.filter(({ text }) => text.includes('$argon2id$'))).toHaveLength(10);
  });

  it('revokes the other sessions, which only knew the password', async () => {
    const { browser } = await signedIn(backend, 'dos_equipos');
    const other = new Browser(backend);
    await other.signIn('dos_equipos', password);
    await addTotp(browser);
    expect((await browser.validateSession()).status).toBe(200);
    expect((await other.validateSession()).status).toBe(401);
  });

  it('belongs to its session, and expires', async () => {
    const { browser } = await signedIn(backend, 'a_destiempo');
    const { secret } = bodyOf('totp', await start(browser, 'totp'));
    const other = new Browser(backend);
    await other.signIn('a_destiempo', password);
    const activate = (by: Browser) =>
      by.post('/api/second-factor/totp/activate', { code: codeOf(secret) });
    expect((await activate(other)).body.code).toBe('FACTOR_SETUP_EXPIRED');
    await sql`UPDATE totp_setups SET expires_at = now()`.execute(backend.app.db);
    expect((await activate(browser)).body.code).toBe('FACTOR_SETUP_EXPIRED');
  });

  it('replaces an app only with a factor confirmed', async () => {
    const { browser, id, secret: former } = await withTotp(backend, 'otro_telefono');
    await expireConfirmations(backend, id);
    expect(await start(browser, 'totp')).toMatchObject(unconfirmed);
    expect(await start(browser, 'passkeys/options')).toMatchObject(unconfirmed);
    await resetTotpStep(backend, id);
    await browser.post('/api/second-factor/confirm', { code: codeOf(former) });
    const { secret, recovery_codes: codes } = await addTotp(browser);
    expect(codes).toBeNull();
    await resetTotpStep(backend, id);
    const waiting = await awaiting(backend, 'otro_telefono');
    expect((await complete(waiting, { code: codeOf(former) })).status).toBe(403);
    expect((await complete(waiting, { code: codeOf(secret) })).status).toBe(200);
  });
});

it('a code of the former app does not bring it back while another one replaces it', async () => {
  const { browser, id, secret } = await withTotp(backend, 'relevo');
  await resetTotpStep(backend, id);
  const sealed = backend.app.factorVault.seal(id, newTotpSecret());
  const session = await sessionOf(backend, id);
  const response = await whileProving(
    backend,
    session,
    () => browser.post('/api/second-factor/confirm', { code: codeOf(secret) }),
    async (trx) => {
      await replaceTotp(trx, { userId: id, sealed, step: 0 });
      return async () => undefined;
    },
  );
  expect(response.body.code).toBe('FACTOR_REJECTED');
  expect((await readTotp(backend.app.db, id))?.secret).toEqual(sealed);
});

describe('the set-up of a passkey', () => {
  it('names it, excludes it from the next one, and gives recovery codes with the first', async () => {
    const { browser, recovery_codes: codes, id } = await withPasskey(backend, 'nueva_llave');
    expect(codes).toHaveLength(10);
    expect((await addPasskey(browser, 'Teléfono')).recovery_codes).toBeNull();
    const { passkeys } = await stateOf(browser);
    expect(passkeys).toMatchObject([
      { name: 'Portátil', last_used_at: null, synced: false },
      { name: 'Teléfono' },
    ]);
    const options = bodyOf('creation', await start(browser, 'passkeys/options'));
    expect(options).toMatchObject({
      rp: { id: 'portal.test' },
      user: { name: 'nueva_llave' },
      attestation: 'none',
    });
    expect(options.excludeCredentials.map(({ transports }) => transports)).toEqual([
      ['internal'],
      ['internal'],
    ]);
    expect((await actionsOf(id))[1]).toEqual([
      id,
      'factor added',
      { factor: 'passkey', name: 'Teléfono' },
    ]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another party', { rpId: 'evil.example' }],
    ['without user verification', { verified: false }],
  ])('rejects one %s', async (what, lie) => {
    const { browser } = await signedIn(backend, `alta_${what.length}`);
    const options = bodyOf('creation', await start(browser, 'passkeys/options'));
    const credential = new TestAuthenticator().create(options, lie);
    const response = await browser.post('/api/second-factor/passkeys', { name: 'X', credential });
    expect(response.body.code).toBe('FACTOR_REJECTED');
    expect((await stateOf(browser)).passkeys).toEqual([]);
  });

  it('accepts a challenge once, and only of its own session', async () => {
    const { browser } = await signedIn(backend, 'reto_unico');
    const options = bodyOf('creation', await start(browser, 'passkeys/options'));
    const add = (by: Browser, authenticator: TestAuthenticator) =>
      by.post('/api/second-factor/passkeys', {
        name: 'X',
        credential: authenticator.create(options),
      });
    const { browser: stranger } = await signedIn(backend, 'reto_ajeno');
    expect((await add(stranger, new TestAuthenticator())).body.code).toBe('FACTOR_REJECTED');
    expect((await add(browser, new TestAuthenticator())).status).toBe(201);
    expect((await add(browser, new TestAuthenticator())).body.code).toBe('FACTOR_REJECTED');
  });

  it('stops at ten', async () => {
    const { browser, id } = await withPasskey(backend, 'coleccionista');
    await sql`
      INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, synced, name)
      SELECT ${id}, 'c' || n, '', 0, '{}', false, 'Llave' FROM generate_series(2, 10) AS n`.execute(
      backend.app.db,
    );
    expect((await start(browser, 'passkeys/options')).body.code).toBe('PASSKEY_LIMIT_REACHED');
  });
});

describe('a set-up that is open in another tab of its session', () => {
  const activate = (browser: Browser, code: string) =>
    browser.post('/api/second-factor/totp/activate', { code });

  it.each<[string, (browser: Browser, code: string) => Promise<TestResponse>]>([
    ['a factor', (browser, code) => browser.post('/api/second-factor/confirm', { code })],
    ['the password', (browser) => browser.post('/api/sessions/confirm-identity', { password })],
  ])('goes on after %s is confirmed', async (what, confirm) => {
    const user = await withTotp(backend, `dos_tabs_${what.length}`);
    const { secret } = bodyOf('totp', await start(user.browser, 'totp'));
    const options = bodyOf('creation', await start(user.browser, 'passkeys/options'));
    await resetTotpStep(backend, user.id);
    expect((await confirm(user.browser, codeOf(user.secret))).status).toBe(200);
    const credential = new TestAuthenticator().create(options);
    // The longest name, which the table limits too.
    const passkey = { name: 'X'.repeat(limits.passkeyNameMaximum), credential };
    expect((await user.browser.post('/api/second-factor/passkeys', passkey)).status).toBe(201);
    expect((await activate(user.browser, codeOf(secret))).status).toBe(200);
  });

  it.each(['totp', 'passkeys/options', 'passkey-options'])(
    'is rejected where %s starts it during the confirmation, which replaces the session’s tokens',
    async (what) => {
      const { browser, id } = await withPasskey(backend, `justo_${what.length}`);
      const session = await sessionOf(backend, id);
      const response = await whileProving(backend, session, () => start(browser, what));
      expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    },
  );

  it('continues after a confirmation that waited for its start', async () => {
    const { browser, id } = await signedIn(backend, 'antes_apenas');
    const sessionId = await sessionOf(backend, id);
    const secret = newTotpSecret();
    const sealed = backend.app.factorVault.seal(id, secret);
    const { confirming } = await storeInSession(backend.unlimitedDb, sessionId, async (trx) => {
      await storeSetup(trx, { userId: id, sessionId, sealed });
      const sent = browser.post('/api/sessions/confirm-identity', { password });
      await expect.poll(() => waitingForLocks(backend.unlimitedDb)).toBeGreaterThan(0);
      return { confirming: sent };
    });
    expect((await confirming).status).toBe(200);
    const code = codeOf(describeTotp(secret, 'antes_apenas').secret);
    expect((await activate(browser, code)).status).toBe(200);
  });

  it.each<[string, number, (browser: Browser, secret: string) => Promise<TestResponse>]>([
    ['it is completed', 401, (browser, secret) => activate(browser, codeOf(secret))],
    [
      'an administrator removes it',
      200,
      async () => {
        const { browser } = await signedIn(backend, 'jefa', 'admin');
        const body = { reason: 'Perdió su teléfono ayer', password };
        return browser.post('/api/admin/users/sin_abrazo_2/reset-second-factor', body);
      },
    ],
  ])('waits for a confirmation, which moves it along, when %s', async (_name, status, request) => {
    const { browser, id } = await withPasskey(backend, `sin_abrazo_${Math.floor(status / 100)}`);
    const { secret } = bodyOf('totp', await start(browser, 'totp'));
    const session = await sessionOf(backend, id);
    const response = await whileProving(
      backend,
      session,
      () => request(browser, secret),
      async (trx) => {
        await lockSession(trx, session);
        return () => proveSession(trx, session, 'proven_at');
      },
    );
    expect(response.status).toBe(status);
  });

  it('gives recovery codes where the only factor is removed while it is completed', async () => {
    const { browser, id } = await withPasskey(backend, 'ultima_llave');
    const { secret } = bodyOf('totp', await start(browser, 'totp'));
    const response = await whileProving(
      backend,
      await sessionOf(backend, id),
      () => activate(browser, codeOf(secret)),
      async (trx) => {
        await trx.deleteFrom('passkeys').where('user_id', '=', id).execute();
        return () => deleteRecoveryCodes(trx, id);
      },
    );
    expect(bodyOf('added', response).recovery_codes).toHaveLength(10);
    expect((await stateOf(browser)).recovery_codes_left).toBe(10);
  });

  it('does not invalidate the challenge of a confirmation', async () => {
    const { browser, authenticator } = await withPasskey(backend, 'dos_dialogos');
    const [first, second] = [
      await assertionIn(browser, authenticator),
      await assertionIn(browser, authenticator),
    ];
    const confirm = (passkey: PasskeyAssertion) =>
      browser.post('/api/second-factor/confirm', { passkey });
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(200);
  });

  it('expires when the password, which it started with, changes', async () => {
    const { browser } = await signedIn(backend, 'otra_clave');
    const { secret } = bodyOf('totp', await start(browser, 'totp'));
    const fresh = 'Nevado del Cocuy 5330';
    const payload = { old_password: password, new_password: fresh, confirm_new_password: fresh };
    await browser.send({ method: 'PUT', url: '/api/updatePassword', payload });
    expect((await activate(browser, codeOf(secret))).body.code).toBe('FACTOR_SETUP_EXPIRED');
  });
});

describe('removing a factor', () => {
  it('needs a factor confirmed, revokes the other sessions and is mailed', async () => {
    const { browser, id, secret } = await withTotp(backend, 'la_quita');
    await addPasskey(browser);
    const other = await awaiting(backend, 'la_quita');
    await resetTotpStep(backend, id);
    await complete(other, { code: codeOf(secret) });
    await expireConfirmations(backend, id);
    expect(await remove(browser, 'totp')).toMatchObject(unconfirmed);
    await browser.post('/api/second-factor/confirm', { code: codeOf(secret, 1) });
    expect((await remove(browser, 'totp')).status).toBe(200);
    expect((await other.validateSession()).status).toBe(401);
    expect((await remove(browser, 'totp')).body.code).toBe('FACTOR_NOT_FOUND');
    const [passkey] = (await stateOf(browser)).passkeys;
    expect((await remove(browser, `passkeys/${passkey?.id}`)).status).toBe(200);
    expect(await stateOf(browser)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    await backend.mailbox.waitFor('la_quita@example.com', ({ text }) =>
      Boolean(text?.includes('Llave de acceso «Portátil»')),
    );
    expect((await new Browser(backend).signIn('la_quita', password)).status).toBe(200);
  });

  it('rejects another user’s passkey', async () => {
    const { browser: owner } = await withPasskey(backend, 'duena');
    const { browser } = await withPasskey(backend, 'curiosa');
    const [passkey] = (await stateOf(owner)).passkeys;
    expect((await remove(browser, `passkeys/${passkey?.id}`)).body.code).toBe('FACTOR_NOT_FOUND');
    expect((await stateOf(owner)).passkeys).toHaveLength(1);
  });
});

it('new recovery codes need a factor confirmed and end those before', async () => {
  const { browser, id, recovery_codes: former } = await withTotp(backend, 'renueva');
  await expireConfirmations(backend, id);
  const renew = (by: Browser) => by.post('/api/second-factor/recovery-codes');
  expect(await renew(browser)).toMatchObject(unconfirmed);
  await browser.post('/api/second-factor/confirm', { recovery_code: former?.[0] });
  const renewed = await renew(browser);
  expect(renewed.status).toBe(201);
  const codes: string[] = JSON.parse(renewed.text).recovery_codes;
  const waiting = await awaiting(backend, 'renueva');
  expect((await complete(waiting, { recovery_code: former?.[1] })).status).toBe(403);
  expect((await complete(waiting, { recovery_code: codes[0] })).status).toBe(200);
  const { browser: none } = await signedIn(backend, 'sin_factor');
  expect((await renew(none)).body.code).toBe('FACTOR_NOT_FOUND');
});

it('new recovery codes, of which each takes ten hashes, are made five times in an hour', async () => {
  const { browser } = await withTotp(backend, 'insistente');
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => browser.post('/api/second-factor/recovery-codes')),
  );
  const made = responses.filter(({ status }) => status === 201);
  expect(made).toHaveLength(5);
  const [rejected] = responses.filter(({ status }) => status !== 201);
  expect(rejected?.body.code).toBe('TOO_MANY_REQUESTS');
  expect((await stateOf(browser)).recovery_codes_left).toBe(10);
});
