import { exampleProfile, type Role } from '@consultancy/validation';
import { addVerifiedAccount } from '../src/modules/users/new-account.ts';
import { Browser } from './browser.ts';
import type { TestBackend } from './build-app.ts';

/** Password of everyone that `addUser` adds. */
export const password = 'Nevado del Ruíz 5321';

/** A valid registration; the argument's fields override it. */
export const registration = (username: string, changes: Record<string, unknown> = {}) => ({
  ...exampleProfile,
  username,
  email: `${username}@example.com`,
  password,
  acceptTerms: true,
  acceptPrivacyPolicy: true,
  ...changes,
});

/** Adds a verified account straight to the database and gives its id. */
export function addUser(
  { app }: TestBackend,
  username: string,
  role: Role = 'user',
): Promise<number> {
  return addVerifiedAccount(app.db, app.passwords, {
    ...exampleProfile,
    username,
    role,
    password,
    email: `${username}@example.com`,
    enterprise_name: 'Geo',
  });
}

/** Adds an account and signs it in. */
export async function signedIn(
  backend: TestBackend,
  username: string,
  role: Role = 'user',
): Promise<{ browser: Browser; id: number }> {
  const id = await addUser(backend, username, role);
  const browser = new Browser(backend);
  const response = await browser.signIn(username, password);
  if (response.status !== 200) {
    throw new Error(`sign-in failed: ${response.text}`);
  }
  return { browser, id };
}
