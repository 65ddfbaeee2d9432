import type { Page } from 'playwright';

/** Signs in on the page that shows the sign-in form. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ingresar' });
  await form.getByLabel('Usuario').fill(username);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Ingresar' }).click();
}
