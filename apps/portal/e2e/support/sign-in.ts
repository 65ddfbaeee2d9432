import { demoAccounts } from '../../../../tools/lib/cases/accounts.ts';
import type { JourneyPage, JourneyVisitor } from './journey-page.ts';

/** What a sign-in needs of an account. */
interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** An account of the demonstration. Journeys change only those that no other journey uses. */
export function demonstrationAccount(username: string) {
  const account = demoAccounts.find((one) => one.username === username);
  if (!account) throw new Error(`There is no account ${username}.`);
  return account;
}

/** Signs in on the page that shows the sign-in form. */
export async function signIn(page: JourneyPage, username: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ingresar' });
  await form.getByLabel('Usuario').fill(username);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Ingresar' }).click();
}

/** Opens the sign-in, signs in and waits for the account's area. */
export async function enter(
  { page }: JourneyVisitor,
  { username, password }: Credentials,
  area: '/userview' | '/adminview' = '/userview',
): Promise<void> {
  await page.goto('/auth');
  await signIn(page, username, password);
  await page.waitForURL(`**${area}**`);
}
