import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { enter } from './support/sign-in.ts';

const { portal } = inject('stack');
const details = 'Ya no uso las herramientas. Supriman mis datos, por favor.';

let owner: OwnAccount;
let head: OwnAccount;
let browser: JourneyBrowser;
let user: JourneyVisitor;
let administrator: JourneyVisitor;

const visitors = () => [user, administrator];

beforeAll(async () => {
  owner = await addAccount('titular_datos');
  head = await addAccount('oficial_datos', { role: 'admin' });
  browser = await openBrowser();
  user = await browser.arrive(portal, 'data-subject');
  administrator = await browser.arrive(portal, 'data-officer');
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('A user’s personal data', () => {
  it('are downloaded as a file, with the password confirmed', async () => {
    const { page } = user;
    await enter(user, owner, '/userview');
    await page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();
    await page.getByRole('link', { name: 'Ver mis datos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor();
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Su contraseña').fill(owner.password);
    const { name, bytes } = await user.download(() =>
      question.getByRole('button', { name: 'Descargar' }).click(),
    );
    expect(name).toMatch(/^mis-datos-.*\.json$/);
    const file = JSON.parse(bytes.toString('utf8'));
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
    await desk.getByText(/sus datos se están suprimiendo|Los datos ya se suprimieron/).waitFor();
    await expect
      .poll(async () => {
        await desk.reload();
        await desk.getByRole('heading', { name: 'Historial' }).waitFor();
        return desk.getByText('Los datos de esta persona se suprimieron.').count();
      })
      .toBe(1);
  });

  it('causes no other error', () => {
    expect(visitors().flatMap(({ errors }) => errors)).toEqual([]);
  });
});
