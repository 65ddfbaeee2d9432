import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectErrors } from './support/expect-rejected.ts';
import type { JourneyBrowser, JourneyLocator, JourneyVisitor } from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { enter } from './support/sign-in.ts';

const { portal } = inject('stack');
/** An amount that no other purchase has. */
const credits = '137,25';

let seller: OwnAccount;
let buyer: OwnAccount;
let browser: JourneyBrowser;
let administrator: JourneyVisitor;
let visitor: JourneyVisitor;

const visitors = () => [administrator, visitor];
const saleForm = () => administrator.page.getByRole('form', { name: 'Nueva transacción' });
const menu = (name: string) =>
  administrator.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The buyer's purchases of this journey, as the report of one user lists them. */
async function purchases(): Promise<JourneyLocator> {
  const { page } = administrator;
  await page.goto(`/adminview/transactions/user?username=${buyer.username}`);
  await page
    .getByText(/^Mostrando /)
    .last()
    .waitFor();
  return page.getByRole('row').filter({ hasText: credits });
}

async function authorize(password: string): Promise<void> {
  await saleForm().getByLabel('Su contraseña').fill(password);
  await saleForm()
    .getByRole('checkbox', { name: /Autorizo registrar/ })
    .check();
}

beforeAll(async () => {
  seller = await addAccount('vendedora', { role: 'admin' });
  const name = { first_name: 'Germán', last_name: 'Cuéllar Ruiz' };
  buyer = await addAccount('comprador', { ...name, enterprise_name: 'Geomática del Ariari' });
  browser = await openBrowser();
  administrator = await browser.arrive(portal, 'seller');
  visitor = await browser.arrive(portal, 'price-reader');
  await enter(administrator, seller, '/adminview');
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('Sales, prices and their audit trail', () => {
  it('shows the buyer and the resulting balance before anything is sent', async () => {
    await menu('Nueva transacción');
    const form = saleForm();
    const customer = form.getByRole('combobox', { name: 'Correo del cliente' });
    await customer.pressSequentially('germán cué');
    await form.getByRole('option', { name: new RegExp(buyer.email) }).waitFor();
    await customer.press('ArrowDown');
    await customer.press('Enter');
    await expect.poll(() => customer.inputValue()).toBe(buyer.email);
    await form.getByLabel('Confirme el correo del cliente').fill(buyer.email);
    await form.getByLabel('Créditos comprados').fill('137.25');
    await form.getByLabel('Valor pagado').fill('580000');
    await form.getByText(`${buyer.enterprise_name} · ${buyer.username}`).waitFor();
    await form.getByText(`+${credits}`).waitFor();
    expect(await form.getByLabel('Valor pagado').inputValue()).toBe('580000');
    await form.getByLabel('Plataforma').focus();
    expect(await form.getByLabel('Valor pagado').inputValue()).toBe('580.000');
  });

  it('preserves the input while the administrator visits another page, without the password', async () => {
    await authorize(seller.password);
    await menu('Transacciones');
    await administrator.page.getByRole('heading', { level: 1, name: 'Transacciones' }).waitFor();
    await menu('Nueva transacción');
    const form = saleForm();
    await form.getByText(`+${credits}`).waitFor();
    expect(await form.getByLabel('Valor pagado').inputValue()).toBe('580.000');
    expect(await form.getByLabel('Su contraseña').inputValue()).toBe('');
    expect(await form.getByRole('checkbox').isChecked()).toBe(false);
  });

  it('rejects a wrong password at its field, and preserves the other fields', async () => {
    await authorize('no es la clave de nadie');
    await expectErrors(administrator, /^response: 403 .*new_transaction/, async () => {
      await saleForm().getByRole('button', { name: 'Registrar transacción' }).click();
      await saleForm().getByText('La contraseña no es correcta.').waitFor();
    });
    expect(await saleForm().getByLabel('Valor pagado').inputValue()).toBe('580.000');
  });

  it('preserves a sale whose response was lost', async () => {
    const page = playwrightPage(administrator.page);
    const call = '**/api/new_transaction';
    // The server processes the request; only the response never arrives.
    await page.route(call, async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    });
    await authorize(seller.password);
    await expectErrors(administrator, /^request: .*new_transaction/, async () => {
      await saleForm().getByRole('button', { name: 'Registrar transacción' }).click();
      await page.getByText('Unable to connect to the server.').waitFor();
    });
    await page.getByText(/no se registra dos veces/).waitFor();
    await page.unroute(call);
  });

  it('makes one sale, also when the form is sent again after a lost response', async () => {
    const { page } = administrator;
    const entered = await saleForm().getByLabel('Su contraseña').inputValue();
    if (entered !== seller.password) await authorize(seller.password);
    await saleForm().getByRole('button', { name: 'Registrar transacción' }).click();
    const modal = page.getByRole('dialog', { name: 'Transacción creada con éxito.' });
    // The buyer had no credits: the balance is the same amount.
    await modal.getByText(credits, { exact: true }).first().waitFor();
    const receipt = await administrator.download(() =>
      modal.getByRole('button', { name: 'Descargar el comprobante' }).click(),
    );
    expect(receipt.name).toMatch(/\.pdf$/);
    expect(receipt.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await modal.getByRole('button', { name: 'Cerrar' }).last().click();
    expect(await saleForm().getByLabel('Valor pagado').inputValue()).toBe('');
    expect(await (await purchases()).count()).toBe(1);
  });

  it('reverses the purchase once, with a reason, and shows the resulting balance', async () => {
    const { page } = administrator;
    await (await purchases()).getByRole('button', { name: /^Ver la transacción/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Devolver esta compra' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Saldo después').waitFor();
    await question.getByLabel('Motivo').fill('El cliente pagó dos veces la misma factura.');
    await question.getByLabel('Su contraseña').fill(seller.password);
    await question.getByRole('button', { name: 'Devolver la compra' }).click();
    await sheet.getByText(/^La compra quedó devuelta/).waitFor();
    await sheet.getByText('Esta compra se devolvió').waitFor();
    expect(await sheet.getByRole('button', { name: 'Devolver esta compra' }).count()).toBe(0);
    await page.goto(`/adminview/creditsBalance/user?username=${buyer.username}`);
    const returned = page.getByRole('row').filter({ hasText: `−${credits}` });
    await returned.getByText('Devolución', { exact: true }).waitFor();
  });

  it('publishes a price list, which the page of prices then shows', async () => {
    const { page } = administrator;
    await menu('Listas de precios');
    await page.getByRole('button', { name: 'Nuevo borrador' }).click();
    const editor = page.getByRole('form', { name: 'Nuevo borrador' });
    await editor.getByLabel('Título').fill('Lista de precios del Cesar');
    await editor.getByRole('button', { name: 'Agregar un nivel' }).click();
    await editor.getByLabel('Score desde').last().pressSequentially('1.000.000');
    await editor.getByLabel('Créditos por ejecución').last().pressSequentially('10');
    await editor.getByLabel('Título').focus();
    await editor.getByText(/no puede costar menos que/).waitFor();
    await editor.getByLabel('Créditos por ejecución').last().fill('130,50');
    await editor.getByRole('button', { name: 'Guardar el borrador' }).click();
    await page.getByText('quedó guardado').waitFor();
    await page.getByRole('button', { name: /^Publicar el borrador/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Nuevo: desde 1.000.000, 130,50 créditos').waitFor();
    await question.getByLabel('Su contraseña').fill(seller.password);
    await question.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByText(/ya está vigente/).waitFor();
    await visitor.page.goto('/pricing');
    await visitor.page.getByRole('heading', { name: 'Lista de precios del Cesar' }).waitFor();
    await visitor.page.getByRole('row', { name: /1\.000\.000.*130,50/ }).waitFor();
  });

  it('finds all of it in the audit trail, newest first, with what it changed', async () => {
    const { page } = administrator;
    await menu('Auditoría');
    const filters = page.getByRole('form', { name: 'Filtros' });
    await filters.getByRole('combobox', { name: 'Responsable' }).fill(seller.username);
    await filters.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL(/actor=vendedora_1/);
    for (const action of [
      'Publicación de una lista de precios',
      'Borrador de lista de precios',
      'Devolución de una compra',
      'Venta de créditos',
    ]) {
      await page.getByRole('row').filter({ hasText: action }).first().waitFor();
    }
    await filters.getByLabel('Acción').selectOption('Devolución de una compra');
    await filters.getByRole('combobox', { name: 'Usuario afectado' }).fill(buyer.username);
    // The list of matches covers the button until one is chosen.
    await page.getByRole('option', { name: new RegExp(buyer.username) }).click();
    await filters.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL(/action=sale\+reversed/);
    await page.getByText('Mostrando 1 registro.', { exact: true }).last().waitFor();
    await page.getByRole('button', { name: /^Ver el evento/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('El cliente pagó dos veces la misma factura.').first().waitFor();
    await sheet.getByRole('row', { name: /^Saldo / }).waitFor();
    await sheet.getByText(`−${credits}`).waitFor();
  });

  it('causes no other error', () => {
    expect(visitors().flatMap(({ errors }) => errors)).toEqual([]);
  });
});
