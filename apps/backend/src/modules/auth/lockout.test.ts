import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let owner: Browser;

/** Guesses until the account is locked for unknown browsers. */
async function attack(username: string): Promise<void> {
  const stranger = new Browser(backend);
  for (let index = 0; index < 11; index += 1) {
    await stranger.signIn(username, `intento ${index}`);
  }
  expect((await stranger.signIn(username, password)).status).toBe(429);
}

beforeAll(async () => {
  ({ browser: owner } = await signedIn(backend, 'asediada', 'admin'));
  await attack('asediada');
});

describe('the owner of an account whose password strangers guess', () => {
  it('still signs in from a browser that did so before, even after sign-out', async () => {
    await owner.post('/api/logout');
    expect((await owner.signIn('asediada', password)).status).toBe(200);
  });

  it('still proves a sale with the password', async () => {
    await addUser(backend, 'clienta');
    const recaptchaToken = await owner.botToken('transactionSubmit');
    const sale = {
      target_email: 'clienta@example.com',
      password,
      trans_type: 'Compra',
      amount_paid: '1000',
      credits_purchased: '1',
      trans_platform: 'Portal',
      acceptTerms: true,
      recaptchaToken,
    };
    const key = { 'idempotency-key': freshKey() };
    expect((await owner.post('/api/new_transaction', sale, key)).status).toBe(201);
  });

  it('has ten guesses at that browser too, and no more', async () => {
    const { browser } = await signedIn(backend, 'olvidadiza');
    const codes: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push((await browser.signIn('olvidadiza', `clave ${index}`)).status);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });
});

describe('a browser does not count as known', () => {
  it('at another account, with a forged cookie, or after a change of the password', async () => {
    const { browser: other } = await signedIn(backend, 'ajena');
    expect((await other.signIn('asediada', password)).status).toBe(429);
    const forged = owner.copy();
    const { value = '', path = '' } = owner.cookies.get('device') ?? {};
    forged.cookies.set('device', { value: value.replace(/^./, 'ñ'), path });
    expect((await forged.signIn('asediada', password)).status).toBe(429);
    await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users
              WHERE username = 'ajena') WHERE username = 'asediada'`.execute(backend.app.db);
    expect((await owner.signIn('asediada', password)).status).toBe(429);
  });
});
