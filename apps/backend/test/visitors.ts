import type { TestResponse } from './browser.ts';
import { Browser } from './browser.ts';
import type { TestBackend } from './build-app.ts';
import { linkTokenIn } from './links.ts';
import { registration } from './users.ts';

/** Registers as a visitor does, and follows the mailed links. */
export function visitors(backend: TestBackend) {
  let newest = new Browser(backend);

  async function register(
    username: string,
    changes: Record<string, unknown> = {},
  ): Promise<TestResponse> {
    const browser = new Browser(backend);
    newest = browser;
    const recaptchaToken = await browser.botToken('register');
    return browser.post('/api/register', { ...registration(username, changes), recaptchaToken });
  }

  async function resend(email: string) {
    const browser = new Browser(backend);
    const recaptchaToken = await browser.botToken('register');
    return browser.post('/api/resend-verification-email', { email, recaptchaToken });
  }

  /** The token of the newest verification link that an address was sent, other than a known one. */
  const mailedToken = (email: string, known?: string) =>
    linkTokenIn(backend, email, 'email-register-verification', known);

  /** Opens a link, by default in the browser of the newest registration. */
  const verify = (token: string, browser = newest) =>
    browser.get(`/api/verify-register-email?token=${token}`);

  /** Confirms by the chosen password in a browser that did not register. */
  const confirm = (token: string, password: string) =>
    new Browser(backend).post('/api/confirm-registration', { token, password });

  const discard = (token: string) =>
    new Browser(backend).post('/api/discard-registration', { token });
  return {
    ...{ register, resend, mailedToken, verify, confirm, discard },
    /** The browser of the newest registration. */
    newestBrowser: () => newest,
  };
}
