import type {
  FactorAdded,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PendingSignIn,
  Role,
  SecondFactor,
  TotpSetup,
} from '@consultancy/validation';
import { sql } from 'kysely';
import { oneTimeCode as codeOf } from '../../../tools/lib/one-time-codes.ts';
import { type Dishonesty, TestAuthenticator } from './authenticator.ts';
import { Browser, type TestResponse } from './browser.ts';
import type { TestBackend } from './build-app.ts';
import { password, signedIn } from './users.ts';

interface Bodies {
  added: FactorAdded;
  creation: PasskeyCreationOptions;
  pending: PendingSignIn;
  request: PasskeyRequestOptions;
  state: SecondFactor;
  totp: TotpSetup;
}

/** The body of a successful response. @throws when it is an error. */
export function bodyOf<Kind extends keyof Bodies>(
  _kind: Kind,
  { status, text }: TestResponse,
): Bodies[Kind] {
  if (status >= 300) {
    throw new Error(`${status} ${text}`);
  }
  return JSON.parse(text) as Bodies[Kind];
}

export { codeOf };

/** Six digits that are no code of the secret around now. */
export function wrongCode(secret: string, index = 0): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  const wrong = Array.from({ length: 100 }, (_, n) => `${100_000 + n}`);
  return wrong.filter((code) => !right.includes(code))[index] ?? '';
}

/** Sets up an authenticator app in a signed-in browser. */
export async function addTotp(browser: Browser) {
  const started = await browser.post('/api/second-factor/totp', { password });
  const { secret } = bodyOf('totp', started);
  const code = codeOf(secret);
  const activated = await browser.post('/api/second-factor/totp/activate', { code });
  return { secret, code, ...bodyOf('added', activated) };
}

/** Sets up a passkey in a signed-in browser. */
export async function addPasskey(browser: Browser, name = 'Portátil') {
  const authenticator = new TestAuthenticator();
  const started = await browser.post('/api/second-factor/passkeys/options', { password });
  const credential = authenticator.create(bodyOf('creation', started));
  const added = await browser.post('/api/second-factor/passkeys', { name, credential });
  return { authenticator, ...bodyOf('added', added) };
}

/** A passkey's response to a new challenge in an open session. */
export async function assertionIn(
  browser: Browser,
  authenticator: TestAuthenticator,
  lie: Dishonesty = {},
): Promise<PasskeyAssertion> {
  const options = await browser.post('/api/second-factor/passkey-options');
  return authenticator.get(bodyOf('request', options), lie);
}

/** A browser in which the right password was typed, and which awaits the second factor. */
export async function awaiting(
  backend: TestBackend,
  username: string,
  browser = new Browser(backend),
): Promise<Browser> {
  const { status, body } = await browser.signIn(username, password);
  if (status !== 403 || body.code !== 'SECOND_FACTOR_REQUIRED') {
    throw new Error(`the sign-in does not await a second factor: ${status} ${body.code}`);
  }
  return browser;
}

/** Completes the sign-in of a browser that awaits the second factor. */
export const complete = (browser: Browser, proof: Record<string, unknown>) =>
  browser.post('/api/login/second-factor', proof);

/** A passkey's response to a new challenge of a pending sign-in. */
export async function assertionAtSignIn(
  browser: Browser,
  authenticator: TestAuthenticator,
  lie: Dishonesty = {},
): Promise<PasskeyAssertion> {
  const options = await browser.post('/api/login/second-factor/passkey-options');
  return authenticator.get(bodyOf('request', options), lie);
}

/** Adds a user with an authenticator app, signed in. */
export async function withTotp(backend: TestBackend, username: string, role: Role = 'user') {
  const user = await signedIn(backend, username, role);
  return { ...user, ...(await addTotp(user.browser)) };
}

/** Adds a user with a passkey, signed in. */
export async function withPasskey(backend: TestBackend, username: string, role: Role = 'user') {
  const user = await signedIn(backend, username, role);
  return { ...user, ...(await addPasskey(user.browser)) };
}

/** Has the confirmations of a user's sessions be older than they count. */
export async function expireConfirmations({ app }: TestBackend, userId: number): Promise<void> {
  await sql`
    UPDATE sessions SET factor_at = now() - interval '6 minutes'
    WHERE user_id = ${userId} AND factor_at IS NOT NULL`.execute(app.db);
}

/** Makes a code of the present step usable, as if the last one was used long ago. */
export async function resetTotpStep({ app }: TestBackend, userId: number): Promise<void> {
  await sql`UPDATE totp_factors SET last_step = 0 WHERE user_id = ${userId}`.execute(app.db);
}
