import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import { linkIn, waitForMail } from './support/mailbox.ts';
import { launchBrowser, Visitor } from './support/visitor.ts';

const { portal, inbox } = inject('stack');
const newPassword = 'Cascada de Tequendama 27';

let browser: Browser;
let account: OwnAccount;
let owner: Visitor;

beforeAll(async () => {
  account = await addAccount('descuidada');
  browser = await launchBrowser();
  owner = await Visitor.arrive(browser, portal, 'unsaved');
});

recordFailureEvidence(() => [owner]);

afterAll(async () => {
  await browser?.close();
});

describe('What a user types', () => {
  it('is not asked for by a reset link that was used', async () => {
    const { page } = owner;
    await page.goto('/auth/reset-password');
    await page.getByLabel('Correo electrónico').fill(account.email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await page.waitForURL('**/auth/pending-verification');
    const mail = await waitForMail(inbox, account.email, /contraseña/i);
    const link = linkIn(mail, '/auth/email-reset-password-verification');
    await page.goto(link);
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

  it('is not lost by the browser’s back without a question', async () => {
    const { page } = owner;
    await page.goto('/userview/userWelcome');
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
    expect(owner.errors).toEqual([]);
  });
});
