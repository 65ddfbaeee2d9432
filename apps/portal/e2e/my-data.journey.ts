import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { enter } from './support/sign-in.ts';
import { launchBrowser, Visitor } from './support/visitor.ts';

const { portal } = inject('stack');
const details = 'Ya no uso las herramientas. Supriman mis datos, por favor.';

let owner: OwnAccount;
let head: OwnAccount;
let browser: Browser;
let user: Visitor;
let administrator: Visitor;

beforeAll(async () => {
  owner = await addAccount('titular_datos');
  head = await addAccount('oficial_datos', { role: 'admin' });
  browser = await launchBrowser();
  user = await Visitor.arrive(browser, portal, 'data subject');
  administrator = await Visitor.arrive(browser, portal, 'data officer');
});

recordFailureEvidence(() => [user, administrator]);

afterAll(async () => {
  await browser?.close();
});

describe('A user’s personal data', () => {
  it('are handed out as a file, with the password again', async () => {
    const { page } = user;
    await enter(user, owner, '/userview');
    await page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();
    await page.getByRole('link', { name: 'Ver mis datos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor();
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Su contraseña').fill(owner.password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mis-datos-/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file.cuenta).toMatchObject({ usuario: owner.username, correo_electronico: owner.email });
  });

  it('are erased on request, after an administrator confirmed it', async () => {
    const { page } = user;
    await page.getByRole('radio', { name: /^Suprimir mis datos/ }).check();
    await page.getByText('La supresión es definitiva').waitFor();
    await page.getByLabel('Su solicitud').fill(details);
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await page.getByText(/^Recibimos su solicitud n\.º/).waitFor();

    const { page: desk } = administrator;
    await enter(administrator, head, '/adminview');
    await desk
      .getByRole('complementary')
      .getByRole('link', { name: 'Solicitudes de datos' })
      .click();
    await desk
      .getByRole('button', { name: /^Ver la solicitud/ })
      .first()
      .click();
    await desk.getByRole('link', { name: 'Abrir la solicitud' }).click();
    await desk.getByText(details).waitFor();
    await desk.getByRole('button', { name: 'Suprimir los datos' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('Mensaje para la persona').fill('Suprimimos sus datos.');
    await question.getByLabel('Su contraseña').fill(head.password);
    await question.getByRole('button', { name: 'Suprimir', exact: true }).click();
    await desk.getByText('La cuenta se cerró y sus datos se están suprimiendo.').waitFor();
    await expect
      .poll(async () => {
        await desk.reload();
        await desk.getByRole('heading', { name: 'Historia' }).waitFor();
        return desk.getByText('Los datos de esta persona se suprimieron.').count();
      })
      .toBe(1);
  });
});
