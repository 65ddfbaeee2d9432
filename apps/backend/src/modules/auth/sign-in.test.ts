import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, password } from '../../../test/users.ts';

const backend = startBackend();

beforeAll(async () => {
  for (const username of ['normal', 'suspendida', 'sin_verificar', 'atacada', 'paralela']) {
    await addUser(backend, username);
  }
  const { db } = backend.app;
  await sql`UPDATE users SET disabled_at = now() WHERE username = 'suspendida'`.execute(db);
  await sql`UPDATE users SET email_verified_at = NULL
            WHERE username = 'sin_verificar'`.execute(db);
});

const attempt = (username: string, secret: string, headers: Record<string, string> = {}) =>
  new Browser(backend)
    .botToken('login')
    .then((recaptchaToken) =>
      new Browser(backend).post(
        '/api/login',
        { username, password: secret, recaptchaToken },
        headers,
      ),
    );

describe('sign-in', () => {
  it('gives a wrong password the same response for every kind of account', async () => {
    const names = ['normal', 'suspendida', 'sin_verificar', 'no_existe', 'x', 'a@b.co', 'нет'];
    const responses = await Promise.all(names.map((name) => attempt(name, 'otra contraseña')));
    for (const response of responses) {
      expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
      expect(response.text).toBe(responses[0]?.text);
      expect(Object.keys(response.headers)).toEqual(Object.keys(responses[0]?.headers ?? {}));
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('reports only to the correct password why the account cannot be used', async () => {
    expect((await attempt('suspendida', password)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await attempt('sin_verificar', password)).body.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it.each(['NORMAL', ' normal '])('accepts the username as %j', async (username) => {
    expect(await attempt(username, password)).toMatchObject({
      status: 200,
      body: { username: 'normal', role: 'user' },
    });
  });

  it('takes the password exactly as typed', async () => {
    for (const near of [` ${password}`, password.toUpperCase(), password.normalize('NFD')]) {
      expect((await attempt('normal', near)).status).toBe(400);
    }
  });

  it('checks at most ten guesses at an account, whatever X-Forwarded-For says', async () => {
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        attempt('atacada', `intento ${index}`, { 'x-forwarded-for': `10.1.1.${index}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    const rejected = await attempt('atacada', password);
    expect(rejected).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(rejected.headers['retry-after'])).toBe(rejected.body.retry_after);
    expect(rejected.body.retry_after).toBeGreaterThan(600);
    expect((await attempt('normal', password)).status).toBe(200);
  });

  it('opens a session of its own, whatever cookies the browser was given before', async () => {
    const thief = new Browser(backend);
    await thief.signIn('normal', password);
    const victim = thief.copy();
    await victim.signIn('paralela', password);
    for (const name of ['session', 'refresh']) {
      expect(victim.cookies.get(name)?.value).not.toBe(thief.cookies.get(name)?.value);
    }
  });

  it('revokes the browser’s former session, also for copies of its cookies', async () => {
    const elsewhere = new Browser(backend);
    await elsewhere.signIn('normal', password);
    const thief = new Browser(backend);
    await thief.signIn('normal', password);
    const victim = thief.copy();
    const failed = await victim.signIn('paralela', 'otra contraseña');
    expect([failed.status, (await thief.validateSession()).status]).toEqual([400, 200]);
    await victim.signIn('paralela', password);
    expect((await thief.validateSession()).status).toBe(401);
    expect((await thief.post('/api/token/refresh')).status).toBe(401);
    expect((await victim.validateSession()).body.username).toBe('paralela');
    expect((await elsewhere.validateSession()).body.username).toBe('normal');
  });

  it('is rejected without its own bot check', async () => {
    const browser = new Browser(backend);
    for (const recaptchaToken of ['x', await browser.botToken('register')]) {
      const response = await browser.post('/api/login', {
        username: 'normal',
        password,
        recaptchaToken,
      });
      expect(response.body.code).toBe('BOT_CHECK_FAILED');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('does not count right passwords as guesses', async () => {
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => attempt('paralela', password)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });
});
