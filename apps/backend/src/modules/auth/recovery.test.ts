import { limits, ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { linkTokenIn } from '../../../test/links.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { visitors } from '../../../test/visitors.ts';

const backend = startBackend();
const { register, mailedToken } = visitors(backend);
const fresh = 'Laguna de la Cocha 88';

const requestReset = async (email: string) => {
  const browser = new Browser(backend);
  const recaptchaToken = await browser.botToken('passwordReset');
  return browser.post('/api/password-reset-send-email', { email, recaptchaToken });
};
const mailed = (username: string, known?: string) =>
  linkTokenIn(backend, `${username}@example.com`, 'email-reset-password-verification', known);
const reset = (token: string, chosen = fresh, browser = new Browser(backend)) =>
  browser.post('/api/verify-reset-password-email', {
    new_password: chosen,
    confirm_new_password: chosen,
    token,
  });

/** An account with a reset link. */
const withLink = async (username: string) => {
  const id = await addUser(backend, username);
  await requestReset(`${username}@example.com`);
  return { id, token: await mailed(username) };
};

describe('a reset link', () => {
  it('gets the same response for every kind of address', async () => {
    await addUser(backend, 'conocida');
    await addUser(backend, 'apartada');
    await register('en_espera');
    await mailedToken('en_espera@example.com');
    await sql`UPDATE users SET disabled_at = now() WHERE username = 'apartada'
      `.execute(backend.app.db);
    const names = ['conocida', 'apartada', 'en_espera', 'nadie'];
    const responses = await Promise.all(names.map((name) => requestReset(`${name}@example.com`)));
    for (const response of responses) {
      expect([response.status, response.text]).toEqual([200, responses[0]?.text]);
      expect(Object.keys(response.headers)).toEqual(Object.keys(responses[0]?.headers ?? {}));
    }
    await waitForJobs(backend);
    const resets = backend.mailbox.mails.filter(({ subject }) =>
      subject?.startsWith('Restablezca'),
    );
    expect(resets.map(({ to }) => to?.[0]?.address)).toEqual(['conocida@example.com']);
  });

  it('sends one mail for a known and an unknown address, so that its load discloses nothing', async () => {
    const { mails } = backend.mailbox;
    const recipients = () => mails.map(({ to }) => to?.[0]?.address);
    await addUser(backend, 'pesada');
    for (const name of ['pesada', 'liviana']) {
      const before = mails.length;
      await requestReset(`${name}@example.com`);
      await waitForJobs(backend);
      expect(recipients().slice(before)).toEqual([`${name}@example.com`]);
    }
  });

  it('is requested without reading the accounts, so that the response time discloses nothing', async () => {
    const client = await backend.app.pool.connect();
    await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const responses = [
      await requestReset('conocida@example.com'),
      await requestReset('ninguna@example.com'),
    ];
    await client.query('ROLLBACK');
    client.release();
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('sets the password, revokes every session and opens one that can report the change', async () => {
    const { browser: old, id } = await signedIn(backend, 'olvido');
    await requestReset('olvido@example.com');
    const browser = new Browser(backend);
    const response = await reset(await mailed('olvido'), fresh, browser);
    expect(response).toMatchObject({ status: 200, body: { username: 'olvido', role: 'user' } });
    expect((await old.validateSession()).status).toBe(401);
    expect((await old.post('/api/token/refresh')).status).toBe(401);
    const change = { change_type: 'Password Change (reset)' };
    expect((await browser.post('/api/log_passwordChange', change)).status).toBe(200);
    expect((await new Browser(backend).signIn('olvido', password)).status).toBe(400);
    expect((await new Browser(backend).signIn('olvido', fresh)).status).toBe(200);
    const { rows } = await sql`
      SELECT access_type, confirmed_at IS NOT NULL AS confirmed FROM access_logs
      WHERE user_id = ${id} ORDER BY id LIMIT 2`.execute(backend.app.db);
    expect(rows).toEqual([
      { access_type: 'login', confirmed: false },
      { access_type: 'Password Change (reset)', confirmed: true },
    ]);
    const mail = await backend.mailbox.waitFor('olvido@example.com', ({ subject }) =>
      Boolean(subject?.includes('cambió')),
    );
    expect(mail.text).toContain('Si no fue usted');
    expect(mail.text).not.toContain(fresh);
  });

  it('works once, also for two at the same moment', async () => {
    const { token } = await withLink('una_vez');
    const both = await Promise.all([reset(token), reset(token, 'Cerro Tusa 19283')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(token)).body.code).toBe('LINK_INVALID');
  });

  it('ends when a newer one is sent, when its time is over, and with a changed password', async () => {
    const { token: first } = await withLink('vencida');
    await requestReset('vencida@example.com');
    const second = await mailed('vencida', first);
    expect((await reset(first)).body.code).toBe('LINK_INVALID');
    await sql`UPDATE one_use_tokens SET expires_at = expires_at - interval '30 minutes 1 second'
      `.execute(backend.app.db);
    expect((await reset(second)).body.code).toBe('LINK_INVALID');
  });

  it('is checked without being used, with the same response to every other token', async () => {
    const check = (token: string) => new Browser(backend).post('/api/check-reset-link', { token });
    const { token } = await withLink('revisada');
    expect((await check(token)).status).toBe(200);
    expect((await check(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    const { token: disabled } = await withLink('revisada_2');
    await sql`UPDATE users SET disabled_at = now() WHERE username = 'revisada_2'
      `.execute(backend.app.db);
    const { token: expired } = await withLink('revisada_3');
    await sql`UPDATE one_use_tokens SET expires_at = now()
      WHERE user_id = (SELECT id FROM users WHERE username = 'revisada_3')`.execute(backend.app.db);
    const rejected = await Promise.all([token, disabled, expired, 'x'].map(check));
    for (const response of rejected) {
      expect([response.status, response.text]).toEqual([400, rejected[0]?.text]);
      expect(response.body.code).toBe('LINK_INVALID');
    }
  });

  it('is accepted as no other link, and no other token in its place', async () => {
    const { token } = await withLink('proposito');
    const verify = new Browser(backend).get(`/api/verify-register-email?token=${token}`);
    expect((await verify).body.code).toBe('LINK_INVALID');
    await register('otro_fin');
    const other = await mailedToken('otro_fin@example.com');
    expect((await reset(other)).body.code).toBe('LINK_INVALID');
    for (const made of ['x', 'A'.repeat(43)]) {
      expect((await reset(made)).body.code).toBe('LINK_INVALID');
    }
  });

  it('opens nothing for an account that was suspended meanwhile', async () => {
    const { token, id } = await withLink('apartado');
    await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(backend.app.db);
    expect((await reset(token)).body.code).toBe('LINK_INVALID');
  });

  it('revokes another user’s session in the same browser', async () => {
    const { token } = await withLink('relevo');
    const { browser } = await signedIn(backend, 'anterior_1');
    const copy = browser.copy();
    expect((await reset(token, fresh, browser)).body.username).toBe('relevo');
    expect((await copy.validateSession()).status).toBe(401);
    expect((await browser.validateSession()).body.username).toBe('relevo');
  });

  it('remains valid after a rejected password', async () => {
    const { token } = await withLink('reintenta');
    for (const [chosen, message] of [
      ['12345678', ruleTexts.passwordCommon],
      ['reintenta99', ruleTexts.passwordContext],
    ] as const) {
      expect((await reset(token, chosen)).body.fields).toEqual([
        { field: 'new_password', message },
      ]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('rejects two passwords that differ, naming the field', async () => {
    const response = await new Browser(backend).post('/api/verify-reset-password-email', {
      new_password: fresh,
      confirm_new_password: `${fresh} `,
      token: 'x',
    });
    expect(response.body.fields).toEqual([
      { field: 'confirm_new_password', message: 'Passwords do not match!' },
    ]);
  });

  it('has the portal’s own address in mails, whatever Host says, and is stored as a hash', async () => {
    await addUser(backend, 'host_ajeno');
    const browser = new Browser(backend);
    const recaptchaToken = await browser.botToken('passwordReset');
    const body = { email: 'host_ajeno@example.com', recaptchaToken };
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await browser.post('/api/password-reset-send-email', body, headers);
    const token = await mailed('host_ajeno');
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT json_agg(t)::text FROM one_use_tokens t)
          || coalesce((SELECT json_agg(j)::text FROM graphile_worker._private_jobs j), '') AS all
      `.execute(backend.app.db);
    expect(rows[0]?.all).not.toContain(token);
  });

  it('is sent to one mailbox three times at most while the newest one can be used', async () => {
    const { db } = backend.app;
    const id = await addUser(backend, 'saturada');
    const linksAfter = async (requests: number) => {
      for (let index = 0; index < requests; index += 1) {
        expect((await requestReset('saturada@example.com')).status).toBe(200);
      }
      await waitForJobs(backend);
      const links = db.selectFrom('one_use_tokens').select('id').where('user_id', '=', id);
      return (await links.execute()).length;
    };
    expect(await linksAfter(5)).toBe(3);
    await sql`
      UPDATE rate_limits SET hits = ARRAY(
        SELECT hit - make_interval(mins => ${limits.resetLinkMinutes}::integer) FROM unnest(hits) hit)
      `.execute(db);
    expect(await linksAfter(1)).toBe(4);
  });

  it('is rejected without its own bot check', async () => {
    const browser = new Browser(backend);
    const recaptchaToken = await browser.botToken('login');
    const body = { email: 'conocida@example.com', recaptchaToken };
    const response = await browser.post('/api/password-reset-send-email', body);
    expect(response.body.code).toBe('BOT_CHECK_FAILED');
  });
});
