import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { linkTokenIn } from '../../../test/links.ts';
import { recordFact } from '../../../test/record-fact.ts';
import { retryWhileBusy } from '../../../test/retry-while-busy.ts';
import {
  addPasskey,
  addTotp,
  awaiting,
  bodyOf,
  codeOf,
  complete,
  expireConfirmations,
  resetTotpStep,
  withTotp,
  wrongCode,
} from '../../../test/second-factor.ts';
import { activate } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend({ ADMIN_SECOND_FACTOR: 'required', TRUST_PROXY: '1' });

const new_password = 'Laguna de Guatavita 3000';

/** Calls that read something of a user, by their address alone. */
const reads = () =>
  backend.app.routeTable
    .filter(({ method, url }) => method === 'GET' && /^\/api\/[^:]+$/.test(url))
    .filter(({ config }) => config?.policy === 'session' || config?.policy === 'admin')
    .map(({ url }) => url);

/** Reads addresses, all at once. */
const readAll = (
  browser: Browser,
  paths: readonly string[],
  headers: Record<string, string> = {},
) => Promise.all(paths.map((path) => retryWhileBusy(() => browser.get(path, headers))));

/** Sends one proof from twelve browsers that await it. @returns how many it signs in. */
async function sendTogether(username: string, proof: Record<string, unknown>) {
  const pending = Array.from({ length: 12 }, () => awaiting(backend, username));
  const browsers = await Promise.all(pending);
  const responses = await Promise.all(
    browsers.map((browser) => retryWhileBusy(() => complete(browser, proof))),
  );
  return responses.filter(({ status }) => status === 200).length;
}

/** Checks that a copy of cookies opens nothing, and that what it tries does not revoke the session. */
async function expectWorthless(copy: Browser, owner: Browser) {
  const tries = [await copy.validateSession(), await copy.post('/api/token/refresh')];
  expect(tries.map(({ status }) => status)).toEqual([401, 401]);
  expect((await owner.validateSession()).status).toBe(200);
}

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
    await resetTotpStep(backend, id);
    const browser = new Browser(backend);
    expect((await resetByMail('restablece', browser)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await before.validateSession()).status).toBe(401);
    expect((await browser.validateSession()).status).toBe(401);
    expect((await browser.post('/api/token/refresh')).status).toBe(401);
    const accesses = await backend.app.db
      .selectFrom('access_logs')
      .select(['access_type', 'session_id'])
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(accesses).toEqual({ access_type: 'Password Change (reset)', session_id: null });
    expect((await complete(browser, { code: codeOf(secret) })).status).toBe(200);
    expect((await browser.validateSession()).status).toBe(200);
    expect((await new Browser(backend).signIn('restablece', new_password)).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it('by a browser that is remembered', async () => {
    const { browser } = await withTotp(backend, 'recordada');
    expect(browser.cookies.has('device')).toBe(true);
    await browser.post('/api/logout');
    expect((await browser.signIn('recordada', password)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await browser.validateSession()).status).toBe(401);
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
    expect((await browser.validateSession()).status).toBe(200);
    const refresh = browser.copy();
    await sql`UPDATE sessions SET factor_at = NULL WHERE user_id = ${id}`.execute(backend.app.db);
    expect((await browser.validateSession()).status).toBe(401);
    expect((await refresh.post('/api/token/refresh')).status).toBe(401);
  });

  it('by the password alone: its cookie opens nothing, also when it is sent as a session', async (context) => {
    await withTotp(backend, 'solo_clave');
    const browser = await awaiting(backend, 'solo_clave');
    const token = browser.cookies.get('sign-in')?.value ?? '';
    const cookie = `session=${token}; refresh=${token}; sign-in=${token}`;
    const responses = [
      ...(await readAll(browser, reads())),
      ...(await readAll(browser, reads(), { cookie })),
    ];
    const rejected = responses.filter(({ status }) => status === 401).length;
    const what = `${reads().length} calls with the cookie of a pending sign-in, also as a session`;
    recordFact(context, what, `${rejected} × 401`, `${responses.length} × 401`);
    recordFact(context, 'its refresh', (await browser.post('/api/token/refresh')).status, 401);
  });

  it('by one code or recovery code that twelve browsers send at once', async (context) => {
    const { id, secret } = await withTotp(backend, 'doce_codigos');
    await resetTotpStep(backend, id);
    const code = codeOf(secret);
    const signIns = await sendTogether('doce_codigos', { code });
    recordFact(context, 'one code, 12 times at once over three servers: sign-ins', signIns, 1);
    const later = await complete(await awaiting(backend, 'doce_codigos'), { code });
    recordFact(context, 'the same code later', later.status, 429, 'not 200');
    // Another user, as wrong codes count together.
    const { recovery_codes } = await withTotp(backend, 'doce_de_reserva');
    const recovered = await sendTogether('doce_de_reserva', { recovery_code: recovery_codes?.[0] });
    recordFact(context, 'one recovery code, the same way', recovered, 1);
  });

  it('by guesses from many addresses, which do not lock out the owner', async (context) => {
    const { id, secret, browser: owner } = await withTotp(backend, 'muy_adivinada');
    await resetTotpStep(backend, id);
    const codes: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const browser = await awaiting(backend, 'muy_adivinada');
      const guess = { code: wrongCode(secret, n) };
      const from = { 'x-forwarded-for': `10.9.${n}.1` };
      codes.push((await browser.post('/api/login/second-factor', guess, from)).body.code);
    }
    const checked = codes.filter((code) => code === 'FACTOR_REJECTED').length;
    const what = 'guesses at codes that were checked, of 60 in as many sign-ins';
    recordFact(context, what, checked, 10, '≤ 10');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    await owner.post('/api/logout');
    await awaiting(backend, 'muy_adivinada', owner);
    const { status } = await complete(owner, { code: codeOf(secret) });
    recordFact(context, 'its owner meanwhile, in a known browser', status, 200);
  });

  it('by the stolen session of an administrator, six minutes later', async (context) => {
    const { id, browser } = await withTotp(backend, 'jefa_robada', 'admin');
    const thief = browser.copy();
    const read = await thief.get('/api/users');
    recordFact(context, 'the administrator’s session reads', read.status, 200);
    await expireConfirmations(backend, id);
    const reason = { reason: 'Una sesión robada lo intenta' };
    const { body } = await thief.post('/api/admin/users/recordada/suspend', reason);
    const what = 'a suspension six minutes later';
    recordFact(context, what, body.code, 'FACTOR_CONFIRMATION_REQUIRED');
  });

  it('by a copy of the cookies from before a confirmation', async () => {
    const { id, secret, browser } = await withTotp(backend, 'confirma');
    await expireConfirmations(backend, id);
    await resetTotpStep(backend, id);
    const thief = browser.copy();
    const confirmed = await browser.post('/api/second-factor/confirm', { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    await expectWorthless(thief, browser);
  });

  it.each(['totp', 'passkey'])(
    'by a copy of the cookies from before the set-up of a %s',
    async (kind) => {
      const { browser } = await signedIn(backend, `estrena_${kind}`);
      const thief = browser.copy();
      await (kind === 'totp' ? addTotp(browser) : addPasskey(browser));
      await expectWorthless(thief, browser);
    },
  );
});

describe('an administrator who must have a second factor', () => {
  const needsSetup = { status: 403, body: { code: 'FACTOR_SETUP_REQUIRED' } };

  it('can only set one up, then everything else in the same session', async (context) => {
    const { browser } = await signedIn(backend, 'jefa', 'admin');
    expect((await browser.validateSession()).status).toBe(200);
    expect((await browser.post('/api/log_access', { access_type: 'login' })).status).toBe(200);
    const { required } = bodyOf('state', await browser.get('/api/second-factor'));
    expect(required).toBe(true);
    const own = ['/api/auth/validate_token', '/api/second-factor'];
    const others = reads().filter((path) => !own.includes(path));
    const responses = await readAll(browser, others);
    const rejected = responses.filter(({ body }) => body.code === needsSetup.body.code).length;
    const what = 'reads of an administrator without a second factor';
    recordFact(context, what, `${rejected} rejected`, `${others.length} rejected`);
    const preview = await browser.get('/api/admin/transaction-preview?email=nadie@example.com');
    recordFact(context, 'the preview of a sale', preview.body.code, needsSetup.body.code);
    expect(await browser.get('/api/user_information/jefa')).toMatchObject(needsSetup);
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

  it('is no ordinary user', async (context) => {
    const { browser } = await signedIn(backend, 'usuaria');
    const what = 'control: the password alone where there is no second factor';
    recordFact(context, what, (await browser.validateSession()).status, 200);
    expect((await browser.get('/api/sessions')).status).toBe(200);
  });
});
