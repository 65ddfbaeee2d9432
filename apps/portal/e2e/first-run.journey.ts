import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { linkIn, waitForMail } from './support/mailbox.ts';
import { fillProfile } from './support/registration.ts';
import { demonstrationAccount, enter, signIn } from './support/sign-in.ts';
import { activate, run } from './support/toolbox.ts';

const { portal, inbox } = inject('stack');
const registrant = {
  username: 'lucia_sig',
  email: 'lucia.ramirez@estudios.example',
  password: 'Nevado-del-Ruiz-5321',
};
const machineName = 'PC-LUCIA-01';

let browser: JourneyBrowser;
let customer: JourneyVisitor;
let administrator: JourneyVisitor;
let toolbox: Awaited<ReturnType<typeof activate>>['toolbox'];

const pathOf = (url: string) => new URL(url).pathname;
const visitors = () => [customer, administrator];

/** The one row of the report's table that contains a text; a chart above has tables too. */
const row = (text: string) =>
  customer.page.getByRole('table').last().getByRole('row').filter({ hasText: text });

/** The texts of its cells. */
const cells = (text: string) => row(text).getByRole('cell').allTextContents();

/** Waits until the welcome screen shows a value under its label. */
const seeMetric = (label: string, value: string) =>
  customer.page
    .getByRole('main')
    .getByText(label, { exact: true })
    .locator('..')
    .getByText(value, { exact: true })
    .waitFor();

beforeAll(async () => {
  browser = await openBrowser();
  customer = await browser.arrive(portal, 'customer');
  administrator = await browser.arrive(portal, 'administrator');
});

recordFailureEvidence(visitors);

afterAll(() => browser?.close());

describe('From registration to the first purchase', () => {
  it('registers from the home page', async () => {
    const { page } = customer;
    await page.goto('/');
    await page.getByRole('link', { name: 'Ir a Registro' }).first().click();
    await page.waitForURL('**/auth');
    await page.getByRole('button', { name: 'Crear una cuenta' }).click();
    const form = page.getByRole('form', { name: 'Crear una cuenta' });
    await fillProfile(form, {
      first_name: 'Lucía',
      last_name: 'Ramírez Ñungo',
      enterprise_name: 'Estudios del Llano',
      cellphone: '310 555 12 34',
      email: registrant.email,
    });
    await form.getByLabel('Usuario').fill(registrant.username);
    await form.getByLabel('Contraseña', { exact: true }).fill(registrant.password);
    await form.getByLabel('Confirme la contraseña').fill(registrant.password);
    await form.getByRole('checkbox', { name: /términos y condiciones/ }).click();
    await form.getByRole('checkbox', { name: /tratamiento de datos/ }).click();
    await form.getByRole('button', { name: 'Registrarme' }).click();
    await page.waitForURL('**/auth/pending-verification');
    await page.getByText('Enviamos un correo de verificación').waitFor();
  });

  it('verifies the e-mail from the link in the mail', async () => {
    const mail = await waitForMail(inbox, registrant.email, /verif|confirm/i);
    const tab = await customer.openTab(linkIn(mail, '/auth/email-register-verification'));
    await tab.getByText('Su correo quedó verificado.').waitFor();
    expect(new URL(tab.url()).search).toBe('');
    await tab.close();
  });

  it('signs in and is welcomed with the trial credits', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'Volver al ingreso' }).click();
    await signIn(page, registrant.username, registrant.password);
    await page.waitForURL('**/userview**');
    await page.getByRole('heading', { name: `Hola, ${registrant.username}` }).waitFor();
    await seeMetric('Saldo', '20');
    await page.getByText('Aún no ha ejecutado herramientas').waitFor();
    await page.getByText('1 de 4 pasos hechos.').waitFor();
  });

  it('activates a machine with the code of the portal', async () => {
    const { page } = customer;
    await page.getByRole('button', { name: 'Crear código de activación' }).click();
    const code = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}/);
    await code.waitFor();
    const typed = (await code.textContent())?.trim() ?? '';
    const activated = await activate(portal, typed, machineName);
    expect(activated.registered).toMatchObject({
      username: registrant.username,
      machine_id: machineName,
    });
    toolbox = activated.toolbox;
    await page.getByRole('button', { name: 'Ya lo usé: actualizar' }).click();
    await page.getByText(machineName).waitFor();
    await page.getByText('3 de 4 pasos hechos.').waitFor();
  });

  it('is charged for a run, and not for one that fails', async () => {
    const finished = await run(toolbox, ['R_INF_04', 1200, 300]);
    expect(finished).toMatchObject({ state: 'finished', score: '1350', credits_used: '2.50' });
    const failed = await run(toolbox, ['R_INF_02', 90, 0], 'la geodatabase está bloqueada');
    expect(failed).toMatchObject({ state: 'failed', credits_used: '0.00' });
    expect(failed.available_credits).toBe('17.50');
  });

  it('has completed the first steps, and sees the effect of the runs', async () => {
    const { page } = customer;
    await page.reload();
    await page.getByRole('heading', { name: 'Actividad reciente' }).waitFor();
    await page.getByText('2,50 créditos').waitFor();
    await page.getByText('Sin costo').waitFor();
    await page.getByText('Consumo (1)').waitFor();
    expect(await page.getByText('Para empezar').count()).toBe(0);
    await seeMetric('Ejecuciones', '2');
  });

  it('finds both runs in «Mi Actividad»', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'Mi Actividad', exact: true }).click();
    await page.getByRole('heading', { name: 'Mi Actividad' }).waitFor();
    await row('R_INF_04').waitFor();
    const ran = expect.arrayContaining(['1.350,00', '2,50']);
    await expect.poll(() => cells('R_INF_04')).toEqual(ran);
    await expect.poll(() => cells('R_INF_02')).toEqual(expect.arrayContaining(['90,00', '0,00']));
  });

  it('has credits sold by the administrator, who enters the password again', async () => {
    const { page } = administrator;
    const admin = demonstrationAccount('admin_demo');
    await enter(administrator, admin, '/adminview');
    await page.getByRole('navigation').getByRole('link', { name: 'Nueva transacción' }).click();
    const form = page.getByRole('form', { name: 'Nueva transacción' });
    await form.getByRole('combobox', { name: 'Correo del cliente' }).fill(registrant.email);
    await form.getByLabel('Confirme el correo del cliente').fill(registrant.email);
    await form.getByLabel('Créditos comprados').fill('150');
    await form.getByLabel('Valor pagado').fill('420000');
    await form.getByLabel('Su contraseña').fill(admin.password);
    await form.getByRole('checkbox', { name: /Autorizo registrar/ }).click();
    await form.getByRole('button', { name: 'Registrar transacción' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Transacción creada con éxito.').waitFor();
    expect(await dialog.textContent()).toContain('167,50');
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    expect(await form.getByLabel('Créditos comprados').inputValue()).toBe('');
  });

  it('finds the purchase in «Mis Compras», in the mail and in the balance', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'Mis Compras' }).click();
    await row('Compra').waitFor();
    const paid = expect.stringMatching(/^\$\s420\.000$/);
    expect(await cells('Compra')).toEqual(expect.arrayContaining(['150,00', paid]));
    await waitForMail(inbox, registrant.email, /compra|comprobante/i);
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click();
    await page.getByRole('heading', { name: `Hola, ${registrant.username}` }).waitFor();
    await seeMetric('Saldo', '167,50');
  });

  it('signs out, and cannot open the area any more', async () => {
    const { page } = customer;
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Login / Registro' }).waitFor();
    await page.goto('/userview/transactions');
    await page.waitForURL('**/auth**');
    expect(pathOf(page.url())).toBe('/auth');
  });

  it('saw no console error, no policy violation and no failed request', () => {
    expect(visitors().flatMap((visitor) => visitor.errors)).toEqual([]);
  });
});
