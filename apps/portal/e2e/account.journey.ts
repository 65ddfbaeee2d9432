import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { linkIn, waitForMail } from './support/mailbox.ts';
import { enter } from './support/sign-in.ts';

const { portal, inbox } = inject('stack');
const newEmail = 'monica.nueva@demo.example';
const newPassword = 'Lomas de Chicamocha 48';
const newerPassword = 'Salto de Bordones 91';

let browser: JourneyBrowser;
let account: OwnAccount;
let owner: JourneyVisitor;
let phone: JourneyVisitor;

const visitors = () => [owner, phone];

beforeAll(async () => {
  account = await addAccount('titular');
  browser = await openBrowser();
  owner = await browser.arrive(portal, 'owner');
  phone = await browser.arrive(portal, 'owner-phone', { viewport: { width: 360, height: 740 } });
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('An account in the hands of its owner', () => {
  it('gets another password by the link of a reset mail, which works once', async () => {
    const { page } = owner;
    await page.goto('/auth');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await page.getByLabel('Correo electrónico').fill(account.email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await page.waitForURL('**/auth/pending-verification');
    const mail = await waitForMail(inbox, account.email, /contraseña/i);
    const link = linkIn(mail, '/auth/email-reset-password-verification');
    await page.goto(link);
    await page.waitForURL((url) => url.search === '');
    await page.getByLabel('Nueva contraseña', { exact: true }).fill(newPassword);
    await page.getByLabel('Repita la nueva contraseña').fill(newPassword);
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await page.getByText('La contraseña fue actualizada con éxito.').waitFor();
    await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
    await page.waitForURL('**/userview**');
    await expectRejected(owner, 400, async () => {
      const used = await owner.openTab(link);
      await used.getByText('Enlace no válido o expirado.').waitFor();
      expect(await used.getByLabel('Nueva contraseña').count()).toBe(0);
      await used.close();
    });
  });

  it('asks before an edit is discarded by the back button', async () => {
    const { page } = owner;
    await page.goto('/userview/userWelcome');
    // Before that, a link loads a document, and the browser itself asks.
    await page.getByRole('heading', { name: `Hola, ${account.username}` }).waitFor();
    await page.getByRole('link', { name: 'Mi perfil', exact: true }).click();
    await page.getByRole('button', { name: 'Editar: Empresa' }).click();
    const field = page.getByLabel('Empresa', { exact: true });
    await field.fill('Una empresa que no se guarda');
    const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect([await field.inputValue(), new URL(page.url()).pathname]).toEqual([
      'Una empresa que no se guarda',
      '/userview/profile',
    ]);
    await page.goBack();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.waitForURL('**/userview/userWelcome');
  });

  it('is edited field by field, and a new e-mail waits for its confirmation', async () => {
    const { page } = owner;
    await page.goto('/userview/profile');
    await page.getByRole('button', { name: 'Editar: Empresa' }).click();
    await page.getByLabel('Empresa', { exact: true }).fill('Estudios del Perijá S.A.S.');
    await page.getByRole('button', { name: 'Editar: Correo electrónico' }).click();
    await page.getByLabel('Correo electrónico', { exact: true }).fill(newEmail);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    const modal = page.getByRole('dialog', { name: 'La información se ha actualizado.' });
    await modal.getByRole('button', { name: 'Cerrar' }).last().click();
    await page.getByText('Estudios del Perijá S.A.S.').waitFor();
    await page.getByText('Correo por confirmar').waitFor();
    const mail = await waitForMail(inbox, newEmail, /correo/i);
    const tab = await owner.openTab(linkIn(mail, '/auth/email-change-verification'));
    await tab.getByText('Su correo quedó confirmado.').waitFor();
    await tab.close();
    await page.reload();
    await page.getByText(newEmail).waitFor();
    expect(await page.getByText('Correo por confirmar').count()).toBe(0);
  });

  it('signs out the other sessions when its password changes', async () => {
    await enter(phone, { ...account, password: newPassword });
    const errors = phone.errors.length;
    const { page } = owner;
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Contraseña actual').fill(newPassword);
    await modal.getByLabel('Nueva contraseña', { exact: true }).fill(newerPassword);
    await modal.getByLabel('Repita la nueva contraseña').fill(newerPassword);
    await modal.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await modal.getByText('La contraseña fue actualizada con éxito.').waitFor();
    await page.goto('/userview/profile');
    await page.getByText('No hay otras sesiones abiertas.').waitFor();
    await phone.page.goto('/userview/transactions');
    await phone.page.waitForURL('**/auth');
    // The revoked session gets 401, also for the requests that its page still sends. This is expected.
    const later = phone.errors.splice(errors);
    expect(later.filter((error) => !error.startsWith('response: 401'))).toEqual([]);
  });

  it('causes no other error', () => {
    expect(visitors().flatMap(({ errors }) => errors)).toEqual([]);
  });
});
