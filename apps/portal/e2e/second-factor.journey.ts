import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { oneTimeCode } from '../../../tools/lib/one-time-codes.ts';
import { withClient } from '../../../tools/start/database.ts';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import { closeContexts, openPlaywrightBrowser } from './support/playwright-browser.ts';
import { enter, signIn } from './support/sign-in.ts';
import { Visitor } from './support/visitor.ts';

const { portal, database } = inject('stack');

let browser: Browser;
let account: OwnAccount;
let buyer: OwnAccount;
let owner: Visitor;
let recoveryCode: string;
let secret: string;

const profile = '/adminview/profile';
const button = (name: string) => owner.page.getByRole('button', { name, exact: true });
const dialog = (name: string) => owner.page.getByRole('dialog', { name });
const codeField = () => owner.page.getByLabel('Código de un solo uso');

/** Signs out, and gives the password; the second factor comes next. */
async function signInAgain(): Promise<void> {
  const { page } = owner;
  await button('Salir').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth');
  await expectRejected(owner, 403, async () => {
    await signIn(page, account.username, account.password);
    await page.getByRole('heading', { name: 'Confirme que es usted' }).waitFor();
  });
}

/** As if the minutes had passed in which a confirmation counts. */
const letConfirmationExpire = () =>
  withClient(database, (client) =>
    client.query(
      `UPDATE sessions SET factor_at = now() - interval '1 hour'
       WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
      [account.username],
    ),
  );

beforeAll(async () => {
  account = await addAccount('precavida', { role: 'admin' });
  buyer = await addAccount('clienta');
  browser = await openPlaywrightBrowser();
  owner = await Visitor.arrive(browser, portal, 'careful-owner');
  await addAuthenticator(owner.page);
  await enter(owner, account, '/adminview');
});

recordFailureEvidence(() => [owner]);

afterAll(async () => {
  await closeContexts();
});

describe('An administrator with a second factor', () => {
  it('adds a passkey by the password, and gets recovery codes once', async () => {
    const { page } = owner;
    await page.goto(profile);
    await button('Agregar una llave de acceso').click();
    const add = dialog('Agregar una llave de acceso');
    await add.getByLabel('Nombre de la llave').fill('Portátil de recorridos');
    await add.getByLabel('Su contraseña').fill(account.password);
    await add.getByRole('button', { name: 'Crear la llave de acceso' }).click();
    const codes = dialog('Guarde sus códigos de recuperación').getByRole('listitem');
    await codes.first().waitFor();
    const all = await codes.allTextContents();
    expect(new Set(all).size).toBe(10);
    [recoveryCode = ''] = all;
    await button('Ya los guardé').click();
    await page.getByText('Portátil de recorridos').waitFor();
    await page.getByText('Quedan 10 de 10').waitFor();
  });

  it('signs in by the password and the passkey', async () => {
    await signInAgain();
    await button('Usar una llave de acceso').click();
    await owner.page.waitForURL('**/adminview**');
  });

  it('adds an authenticator app, whose secret can be typed', async () => {
    const { page } = owner;
    await page.goto(profile);
    await button('Agregar una aplicación de autenticación').click();
    const add = dialog('Agregar una aplicación de autenticación');
    await add.getByLabel('Su contraseña').fill(account.password);
    await add.getByRole('button', { name: 'Continuar' }).click();
    await add.getByRole('img', { name: /Código QR/ }).waitFor();
    // It is shown in groups.
    secret = (await add.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    const activate = add.getByRole('button', { name: 'Activar' });
    await codeField().fill('000000');
    await expectRejected(owner, 403, async () => {
      await activate.click();
      await add.getByText(/La aplicación muestra otro código.+la hora de su teléfono/).waitFor();
    });
    await codeField().fill(oneTimeCode(secret));
    await activate.click();
    await page.getByText('La aplicación de autenticación quedó activa.').waitFor();
  });

  it('sells with the passkey in place of the password', async () => {
    const { page } = owner;
    await page.goto('/adminview/new-transaction');
    const form = page.getByRole('form', { name: 'Nueva transacción' });
    await form.getByRole('combobox', { name: 'Correo del cliente' }).fill(buyer.email);
    await form.getByLabel('Confirme el correo del cliente').fill(buyer.email);
    await form.getByLabel('Créditos comprados').fill('100');
    await form.getByLabel('Valor pagado').fill('420000');
    await form.getByText(buyer.username).first().waitFor();
    await button('Usar una llave de acceso').click();
    await form.getByRole('checkbox', { name: /Autorizo registrar/ }).check();
    await form.getByRole('button', { name: 'Registrar transacción' }).click();
    await page.getByText('Transacción creada con éxito.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
  });

  it('signs in by a code of the app, after a reload and a wrong code', async () => {
    await signInAgain();
    await owner.page.reload();
    await button('Usar un código de un solo uso').click();
    await codeField().fill('000000');
    await expectRejected(owner, 403, async () => {
      await button('Confirmar').click();
      await owner.page.getByText(/No pudimos confirmar su segundo factor/).waitFor();
    });
    await codeField().fill(oneTimeCode(secret, 1));
    await button('Confirmar').click();
    await owner.page.waitForURL('**/adminview**');
  });

  it('signs in by a recovery code, and then has one fewer', async () => {
    await signInAgain();
    await button('Usar un código de recuperación').click();
    await owner.page.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase());
    await button('Confirmar').click();
    await owner.page.waitForURL('**/adminview**');
    await owner.page.goto(profile);
    await owner.page.getByText('Quedan 9 de 10').waitFor();
  });

  it('confirms the second factor before new recovery codes, and the waiting request is sent by itself', async () => {
    await letConfirmationExpire();
    await button('Crear códigos nuevos').click();
    const renew = dialog('¿Crear códigos de recuperación nuevos?');
    await expectRejected(owner, 403, async () => {
      await renew.getByRole('button', { name: 'Crear códigos nuevos' }).click();
      await dialog('Confirme su segundo factor').waitFor();
    });
    await button('Usar una llave de acceso').click();
    const codes = dialog('Guarde sus códigos de recuperación').getByRole('listitem');
    await codes.first().waitFor();
    const shown = await codes.allTextContents();
    expect(shown).not.toContain(recoveryCode);
    const [file] = await Promise.all([
      owner.page.waitForEvent('download'),
      button('Descargar').click(),
    ]);
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved.trim().split('\r\n').slice(2)).toEqual(shown);
    // Of two files, only the newer one is good.
    expect(saved).toMatch(
      /\bCreados el \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d: los de antes ya no sirven\./,
    );
    await button('Ya los guardé').click();
    await owner.page.getByText('Quedan 10 de 10').waitFor();
  });

  it('removes both methods, and signs in by the password alone again', async () => {
    const { page } = owner;
    for (const name of ['Portátil de recorridos', 'Aplicación de autenticación']) {
      await button(`Quitar: ${name}`).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Quitar' }).click();
      await question.waitFor({ state: 'detached' });
      // The list is read again then, and what is below the method moves.
      await button(`Quitar: ${name}`).waitFor({ state: 'detached' });
    }
    await page.getByText(/Hoy su cuenta se abre solo con la contraseña/).waitFor();
    await button('Salir').click();
    await page.waitForURL((url) => url.pathname === '/');
    await enter(owner, account, '/adminview');
  });

  it('meets no error of the page, the policy or the network on the way', () => {
    expect(owner.errors).toEqual([]);
  });
});
