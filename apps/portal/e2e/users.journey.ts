import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import type { JourneyBrowser, JourneyLocator, JourneyVisitor } from './support/journey-page.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');
/** Suspended in the demonstration, and has runs; no other journey uses it. */
const managedAccount = demonstrationAccount('crojas_eia');
const reason = 'Acuerdo con el cliente por correo';

let head: OwnAccount;
let browser: JourneyBrowser;
let administrator: JourneyVisitor;
let user: JourneyVisitor;

const visitors = () => [administrator, user];
const menu = (visitor: JourneyVisitor, name: string) =>
  visitor.page.getByRole('complementary').getByRole('link', { name, exact: true }).click();
const details = () => administrator.page.getByRole('dialog', { name: /^La cuenta de / });

/** Searches a list of users, and opens the one that is found. */
async function open(list: 'Usuarios' | 'Administradores', search: string): Promise<JourneyLocator> {
  const { page } = administrator;
  await menu(administrator, list);
  await page.getByRole('heading', { level: 1, name: list }).waitFor();
  const field = page.getByLabel('Nombre, correo, usuario o empresa');
  // It follows the address: what is filled before that is replaced.
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill(search);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL((url) => url.searchParams.get('search') === search);
  await page.getByText('Mostrando 1 registro.').last().waitFor();
  await page.getByRole('button', { name: `Ver la cuenta de ${managedAccount.username}` }).click();
  return details();
}

/** Performs an action on the user whose details are open, for a reason. */
async function act(action: string, confirm: string, done: RegExp, password?: string) {
  await details().getByRole('button', { name: action }).click();
  const question = administrator.page.getByRole('alertdialog');
  await question.getByLabel('Motivo').fill(reason);
  if (password !== undefined) await question.getByLabel('Su contraseña').fill(password);
  await question.getByRole('button', { name: confirm, exact: true }).click();
  await details().getByText(done).waitFor();
  expect(await question.count()).toBe(0);
}

const close = () => details().getByRole('button', { name: 'Cerrar el detalle' }).click();

beforeAll(async () => {
  head = await addAccount('jefatura', { role: 'admin' });
  browser = await openBrowser();
  administrator = await browser.arrive(portal, 'head');
  user = await browser.arrive(portal, 'suspended');
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('An administrator who manages users', () => {
  it('starts with the overview of the portal, and its links to the full reports', async () => {
    const { page } = administrator;
    await enter(administrator, head, '/adminview');
    await page.getByRole('heading', { name: /^Este mes: / }).waitFor();
    await page.getByRole('heading', { name: 'Por atender' }).waitFor();
    await page.getByRole('link', { name: 'Ver las utilizaciones del mes' }).click();
    await page.waitForURL('**/adminview/all-utilizations?start_date=*-01');
    await page.getByRole('heading', { level: 1, name: 'Utilizaciones' }).waitFor();
  });

  it('finds a user by the enterprise, without its accents, and reactivates the account', async () => {
    const sheet = await open('Usuarios', 'estudios del CESAR');
    await sheet.getByText('Suspendida', { exact: true }).waitFor();
    await sheet.getByText(managedAccount.email).waitFor();
    await act('Reactivar la cuenta', 'Reactivar', /quedó activa/);
    await sheet.getByText('Activa', { exact: true }).waitFor();
    await close();
    await enter(user, managedAccount);
    await user.page.getByRole('heading', { name: `Hola, ${managedAccount.username}` }).waitFor();
  });

  it('suspends it again: the next request of the user is rejected', async () => {
    const sheet = await open('Usuarios', managedAccount.email);
    await act('Suspender la cuenta', 'Suspender', /quedó suspendida/);
    await sheet.getByText('Suspendida', { exact: true }).waitFor();
    const { page } = user;
    await expectRejected(user, 401, async () => {
      await menu(user, 'Mi Actividad');
      await page.getByLabel(`Contraseña de ${managedAccount.username}`).waitFor();
    });
    await expectRejected(user, 403, async () => {
      await page
        .getByLabel(`Contraseña de ${managedAccount.username}`)
        .fill(managedAccount.password);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.getByText(/suspendida/).waitFor();
    });
    await act('Reactivar la cuenta', 'Reactivar', /quedó activa/);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page
      .getByText(/^Mostrando /)
      .last()
      .waitFor();
  });

  it('adjusts the credits, which the user reads with the reason', async () => {
    const { page } = administrator;
    await details().getByRole('button', { name: 'Ajustar los créditos' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Créditos', { exact: true }).fill('12,5');
    await question.getByLabel('Motivo').fill(reason);
    await page.goBack();
    const discard = page.getByRole('alertdialog', { name: '¿Descartar lo que escribió?' });
    await discard.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await question.getByLabel('Motivo').inputValue()).toBe(reason);
    await question.getByLabel('Su contraseña').fill(head.password);
    await question.getByRole('button', { name: 'Registrar el ajuste' }).click();
    await details()
      .getByText(/El ajuste quedó registrado/)
      .waitFor();
    await close();
    await menu(user, 'Mis Créditos');
    const entry = user.page.getByRole('row').filter({ hasText: reason });
    await entry.waitFor();
    expect(await entry.getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining(['Ajuste', reason, '+12,50']),
    );
  });

  it('makes the user an administrator, and withdraws it', async () => {
    await open('Usuarios', managedAccount.username);
    await act(
      'Hacer administrador',
      'Hacer administrador',
      /ahora es administrador/,
      head.password,
    );
    await close();
    const { page } = user;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Área de administración' }).waitFor();
    await page.goto('/adminview/new-transaction');
    await page.getByRole('form', { name: 'Nueva transacción' }).waitFor();
    await open('Administradores', managedAccount.username);
    await act('Retirar el rol de administrador', 'Retirar el rol', /ya no es administrador/);
    await close();
    // The open page still has the menu of administrators, until a request is rejected.
    await expectRejected(user, 403, async () => {
      await menu(user, 'Inicio');
      await page.waitForURL('**/userview**');
    });
    await page.getByRole('heading', { name: `Hola, ${managedAccount.username}` }).waitFor();
    await page.getByText('Ya no es administrador').waitFor();
    await page.goto('/adminview/users');
    await page.waitForURL('**/userview**');
    expect(await page.getByText('Ya no es administrador').count()).toBe(0);
  });

  it('leaves the own account to other administrators', async () => {
    const { page } = administrator;
    await page.getByLabel('Nombre, correo, usuario o empresa').fill(head.username);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('button', { name: `Ver la cuenta de ${head.username}` }).click();
    await details()
      .getByText(/Es su propia cuenta/)
      .waitFor();
    expect(
      await details()
        .getByRole('button', { name: /Suspender|Retirar|Ajustar/ })
        .count(),
    ).toBe(0);
    await close();
  });

  it('saw no console error, no policy violation and no failed request', () => {
    expect(visitors().flatMap((visitor) => visitor.errors)).toEqual([]);
  });
});
