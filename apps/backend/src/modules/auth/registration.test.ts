import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { password, registration } from '../../../test/people.ts';

const backend = startBackend();

async function register(username: string, changes: Record<string, unknown> = {}) {
  const browser = new Browser(backend);
  const recaptchaToken = await browser.botToken('register');
  return browser.post('/api/register', { ...registration(username, changes), recaptchaToken });
}

/** The token of the newest verification link that an address was sent. */
async function mailedToken(email: string): Promise<string> {
  const mail = await backend.mailbox.waitFor(email);
  return /email-register-verification\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
}

describe('a registration', () => {
  it('is verified by the mailed link, gets the welcome credits once, and can sign in', async () => {
    const registered = await register('nueva_1');
    expect(registered).toMatchObject({ status: 200, body: { message: expect.any(String) } });

    const browser = new Browser(backend);
    const early = await browser.signIn('nueva_1', password);
    expect(early).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });

    const token = await mailedToken('nueva_1@example.com');
    for (const _ of [1, 2]) {
      const verified = await browser.get(`/api/verify-register-email?token=${token}`);
      expect(verified.status).toBe(200);
    }
    expect(await browser.signIn('NUEVA_1', password)).toMatchObject({
      status: 200,
      body: { username: 'nueva_1', role: 'user' },
    });
    expect(await browser.get('/api/auth/validate_token')).toMatchObject({
      status: 200,
      body: { username: 'nueva_1', role: 'user' },
    });
    const movements = await backend.app.db
      .selectFrom('credit_movements')
      .select(['amount', 'balance', 'type', 'status'])
      .execute();
    expect(movements).toEqual([
      { amount: '20.00', balance: '20.00', type: 'Bono', status: 'Aplicado' },
    ]);
  });
});
