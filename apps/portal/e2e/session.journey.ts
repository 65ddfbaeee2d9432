import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import type { JourneyBrowser, JourneyPage, JourneyVisitor } from './support/journey-page.ts';
import { linkIn, waitForMail } from './support/mailbox.ts';
import { demonstrationAccount, enter, signIn } from './support/sign-in.ts';

const { portal, inbox } = inject('stack');
/** Has runs; no other journey uses it. */
const first = demonstrationAccount('jperez_sig');
let second: OwnAccount;
let browser: JourneyBrowser;
let owner: JourneyVisitor;
let phone: JourneyVisitor;
let other: JourneyPage;

const visitors = () => [owner, phone];

beforeAll(async () => {
  second = await addAccount('vecino');
  browser = await openBrowser();
  owner = await browser.arrive(portal, 'tabs');
  phone = await browser.arrive(portal, 'tabs-phone', { viewport: { width: 360, height: 740 } });
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('A session in several tabs', () => {
  it('leads back to the page that was requested', async () => {
    const { page } = owner;
    await page.goto('/userview/transactions?max_count=3');
    await page.waitForURL('**/auth');
    other = await owner.openTab(`${portal}/userview/utilizationsBase`);
    await other.waitForURL('**/auth');
    await signIn(page, first.username, first.password);
    await page.waitForURL('**/userview/transactions?max_count=3');
  });

  it('is offered with a link to continue in a tab that shows the sign-in', async () => {
    await other.getByText(`Su sesión está abierta como ${first.username}.`).waitFor();
    await other.getByRole('link', { name: 'Continuar donde estaba' }).click();
    await other.waitForURL('**/userview/utilizationsBase');
    await other.getByRole('heading', { level: 1, name: 'Mi Actividad' }).waitFor();
  });

  it('is revoked in another browser while a form is open', async () => {
    const { page } = owner;
    await page.goto('/userview/profile');
    await page.getByRole('button', { name: 'Editar: Empresa' }).click();
    await page.getByLabel('Empresa', { exact: true }).fill('Estudios del Catatumbo S.A.S.');
    await enter(phone, first);
    await phone.page.goto('/userview/profile');
    await phone.page.getByRole('button', { name: 'Cerrar todas las demás' }).click();
    // The account has a registered machine: the dialog asks whether it goes too.
    await phone.page.getByRole('button', { name: 'Cerrar las demás' }).click();
    await phone.page.getByText('No hay otras sesiones abiertas.').waitFor();
  });

  it('is restored by a sign-in on the same page, without loss of the input', async () => {
    const { page } = owner;
    const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
    await expectRejected(owner, 401, async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await dialog.waitFor();
    });
    await page.getByRole('heading', { name: 'Mi perfil', level: 1 }).waitFor({ state: 'hidden' });
    await expectRejected(owner, 400, async () => {
      await dialog.getByLabel(`Contraseña de ${first.username}`).fill('una equivocada');
      await dialog.getByRole('button', { name: 'Ingresar' }).click();
      await dialog.getByText('El usuario o la contraseña no son correctos.').waitFor();
    });
    await dialog.getByLabel(`Contraseña de ${first.username}`).fill(first.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const field = page.getByLabel('Empresa', { exact: true });
    expect(await field.inputValue()).toBe('Estudios del Catatumbo S.A.S.');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByRole('dialog', { name: 'La información se ha actualizado.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Estudios del Catatumbo S.A.S.').waitFor();
  });

  it('continues in the other tab too, without a new sign-in', async () => {
    await other.getByRole('button', { name: 'Buscar' }).click();
    await other.getByText(/^Mostrando/).waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
  });

  it('shows nothing of one user to another who signs in with the same browser', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Editar: Empresa' }).click();
    await page.getByLabel('Empresa', { exact: true }).fill('Nada de esto queda');
    await other.goto('/auth');
    await signIn(other, second.username, second.password);
    await other.waitForURL('**/userview**');
    await page.getByRole('button', { name: 'Editar: Empresa' }).waitFor();
    await page.getByText(second.username, { exact: true }).first().waitFor();
    expect(await page.getByLabel('Empresa', { exact: true }).count()).toBe(0);
  });

  it('does not change when another user’s link is opened in it', async () => {
    const address = 'nuevo.correo@demo.example';
    await phone.page.getByRole('button', { name: 'Editar: Correo electrónico' }).click();
    await phone.page.getByLabel('Correo electrónico', { exact: true }).fill(address);
    await phone.page.getByRole('button', { name: 'Actualizar' }).click();
    await phone.page
      .getByRole('dialog')
      .getByText(/queda pendiente/)
      .waitFor();
    const mail = await waitForMail(inbox, address, /correo/i);
    const tab = await owner.openTab(linkIn(mail, '/auth/email-change-verification'));
    await tab.getByText('Su correo quedó confirmado.').waitFor();
    await tab.getByText(`Su sesión está abierta como ${second.username}.`).waitFor();
    expect(new URL(tab.url()).search).toBe('');
    await tab.close();
    await phone.page.reload();
    await phone.page.getByText(address).waitFor();
  });

  it('ends in every tab with a sign-out in one', async () => {
    const { page } = owner;
    await other.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Login / Registro' }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.pathname.startsWith('/userview'));
  });

  it('causes no other error', () => {
    expect(visitors().flatMap(({ errors }) => errors)).toEqual([]);
  });
});
