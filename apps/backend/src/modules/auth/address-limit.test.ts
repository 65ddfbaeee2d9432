import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Browser, type TestResponse } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { recordFact } from '../../../test/record-fact.ts';
import { addUser, registration } from '../../../test/users.ts';

const backend = startBackend({ ADDRESS_LIMIT_FACTOR: '0.02' });
const unscaled = startBackend({ ADDRESS_LIMIT_FACTOR: '1' });

type Endpoint = (browser: Browser, index: number) => Promise<TestResponse>;
const email = 'nadie@example.com';
const token = 'x';
const newPassword = 'Nevado del Tolima 5215';

const register: Endpoint = async (browser, index) => {
  const recaptchaToken = await browser.botToken('register');
  return browser.post('/api/register', registration(`limitada_${index}`, { recaptchaToken }));
};
const resend: Endpoint = async (browser) => {
  const recaptchaToken = await browser.botToken('register');
  return browser.post('/api/resend-verification-email', { email, recaptchaToken });
};
const requestReset: Endpoint = async (browser) => {
  const recaptchaToken = await browser.botToken('passwordReset');
  return browser.post('/api/password-reset-send-email', { email, recaptchaToken });
};
const verify: Endpoint = (browser) => browser.get(`/api/verify-register-email?token=${token}`);
const confirmEmail: Endpoint = (browser) => browser.post('/api/verify-email-change', { token });
const reset: Endpoint = (browser) =>
  browser.post('/api/verify-reset-password-email', {
    token,
    new_password: newPassword,
    confirm_new_password: newPassword,
  });
const checkReset: Endpoint = (browser) => browser.post('/api/check-reset-link', { token });
const requestName: Endpoint = (browser, index) =>
  browser.get(`/api/username_availability/libre_${index}`);
const activate: Endpoint = (browser, index) =>
  browser.post('/api/tool/v1/machines', {
    activation_code: `AAAA-BBBB-CCC${index}`,
    machine_id: 'PC-1',
  });
const signIn: Endpoint = (browser, index) =>
  browser.signIn(`cuenta_${index}`, 'ninguna contraseña');

// Endpoints that share a limit use one row: each request must count for the last to be rejected.
it.each<[name: string, calls: Endpoint[], admitted: number]>([
  ['sign-ins, whosever the accounts are', [signIn, signIn, signIn], 400],
  ['registrations and new links for them', [register, resend], 200],
  ['new links and registrations', [resend, register], 200],
  ['requests for a reset', [requestReset, requestReset], 200],
  ['tries at links', [verify, reset, confirmEmail], 400],
  ['checks of links', [checkReset, reset, checkReset], 400],
  ['tries at links in another order', [confirmEmail, reset, verify], 400],
  ['questions about usernames', [requestName, requestName, requestName], 200],
  ['tries at activation codes', [activate, activate], 400],
])('%s from one address are limited', async (_name, calls, admitted) => {
  await sql`DELETE FROM rate_limits`.execute(backend.app.db);
  const statuses: number[] = [];
  for (const [index, call] of calls.entries()) {
    statuses.push((await call(new Browser(backend), index)).status);
  }
  expect(statuses).toEqual([...calls.slice(1).map(() => admitted), 429]);
});

const unsolved = { recaptchaToken: 'x' };

it.each<[name: string, path: string, body: object, solved: Endpoint, admitted: number]>([
  ['sign-ins', '/api/login', { username: 'x', password: 'x' }, signIn, 400],
  ['registrations', '/api/register', registration('sin_resolver'), register, 200],
  ['new links', '/api/resend-verification-email', { email }, resend, 200],
  ['requests for a reset', '/api/password-reset-send-email', { email }, requestReset, 200],
])('%s without a solved bot check use up no limit', async (_name, path, body, solved, admitted) => {
  await sql`DELETE FROM rate_limits`.execute(backend.app.db);
  for (let count = 0; count < 4; count += 1) {
    const rejected = await new Browser(backend).post(path, { ...body, ...unsolved });
    expect(rejected).toMatchObject({ status: 400, body: { code: 'BOT_CHECK_FAILED' } });
  }
  expect((await solved(new Browser(backend), 9)).status).toBe(admitted);
});

it('checks 100 of 130 sign-ins from one address, whatever X-Forwarded-For says', async (context) => {
  const statuses: number[] = [];
  for (let n = 0; n < 130; n += 1) {
    await addUser(unscaled, `rociada_${n}`);
    const browser = new Browser(unscaled);
    const recaptchaToken = await browser.botToken('login');
    const body = { username: `rociada_${n}`, password: 'Bogota2026', recaptchaToken };
    const claimed = { 'x-forwarded-for': `10.7.0.${n}` };
    statuses.push((await browser.post('/api/login', body, claimed)).status);
  }
  const checked = statuses.filter((status) => status === 400).length;
  const what = 'one guess at each of 130 accounts from one address that claims others';
  recordFact(context, what, `${checked} checked`, '100 checked', '≤ 100');
  expect(statuses.at(-1)).toBe(429);
});
