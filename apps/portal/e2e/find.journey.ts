import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { layoutShiftOf } from '../../../tools/bench/site/page-loading.ts';
import { addAccount, type OwnAccount } from './support/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import {
  type JourneyBrowser,
  type JourneyPage,
  type JourneyVisitor,
  usualViewport,
} from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { readJson } from './support/report-page.ts';
import { waitUntilStill } from './support/screen-checks/wait-until-still.ts';
import { signIn } from './support/sign-in.ts';

const { portal } = inject('stack');
const firstName = 'Zoraida';
const reason = 'Acuerdo con el cliente por correo';

let browser: JourneyBrowser;
let administrator: JourneyVisitor;
let head: OwnAccount;
let managed: OwnAccount;

/** Finds something by keyboard only, and opens the first option of a name. */
async function find(page: JourneyPage, text: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Encontrar' }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Encontrar' });
  const field = dialog.getByRole('combobox');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
  const found = dialog.getByRole('option', { name: option }).first();
  await found.waitFor();
  // The first option is marked at once; others are reached by the arrow.
  while ((await found.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Performs an action on the account of the page, for a reason. */
async function act(
  page: JourneyPage,
  action: string,
  confirm: string,
  done: RegExp,
): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Motivo').fill(reason);
  await question.getByRole('button', { name: confirm, exact: true }).click();
  await page.getByText(done).waitFor();
}

beforeAll(async () => {
  head = await addAccount('buscadora', { role: 'admin' });
  managed = await addAccount('hallada', { first_name: firstName });
  browser = await openBrowser();
  administrator = await browser.arrive(portal, 'finder');
  await administrator.page.goto('/auth');
  await signIn(administrator.page, head.username, head.password);
  await administrator.page.waitForURL('**/adminview**');
});

recordFailureEvidence(() => [administrator]);

afterAll(async () => {
  await browser?.close();
});

describe('An administrator who finds things by keyboard', () => {
  it('opens the page of a user by a part of the name', async () => {
    const { page } = administrator;
    await find(page, firstName.toUpperCase(), new RegExp(`^${managed.username}`));
    await page.waitForURL(`**/adminview/users/${managed.username}`);
    await page.getByRole('heading', { level: 1, name: managed.username }).waitFor();
    const content = page.getByRole('main');
    await expect
      .poll(() => content.evaluate((main) => main.contains(document.activeElement)))
      .toBe(true);
    await content.getByText(managed.email).first().waitFor();
    for (const name of [
      'Últimas utilizaciones',
      'Últimas transacciones',
      'Últimos errores',
      'Últimos accesos',
    ]) {
      await content.getByRole('heading', { level: 2, name }).waitFor();
    }
  });

  it.each([
    [1366, 768],
    [360, 780],
  ])('sees nothing move while the page of a user loads, at %i × %i px', async (width, height) => {
    const page = playwrightPage(administrator.page);
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.getByText(managed.email).first().waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await waitUntilStill(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
    await page.setViewportSize(usualViewport);
  });

  it('suspends the account with a reason, and reactivates it', async () => {
    const { page } = administrator;
    await act(page, 'Suspender la cuenta', 'Suspender', /quedó suspendida/);
    await page.getByText('La cuenta está suspendida').waitFor();
    await page.getByText('Suspendida', { exact: true }).waitFor();
    await act(page, 'Reactivar la cuenta', 'Reactivar', /quedó activa/);
    await page.getByText('La cuenta está suspendida').waitFor({ state: 'detached' });
    await page.getByText('Activa', { exact: true }).waitFor();
  });

  it.each([
    ['get_all_transactions', 'trans_id', /^Transacción/, 'transactions/user'],
    ['get_all_utilizations', 'utilization_id', /^Utilización/, 'utilizations/user'],
  ])(
    'opens the report of a number of %s, filtered by user and day',
    async (list, id, option, report) => {
      const { page } = administrator;
      const path = `/api/${list}?max_count=3`;
      const { items } = await readJson<{ items: Record<string, unknown>[] }>(page, path);
      const row = items.at(-1);
      const number = String(row?.[id]);
      await find(page, number, option);
      await page.waitForURL(`**/adminview/${report}?username=${row?.username}&start_date=*`);
      const search = new URL(page.url()).searchParams;
      expect(search.get('end_date')).toBe(search.get('start_date'));
      const table = page.getByRole('table').last();
      await table.getByRole('rowheader', { name: number }).first().waitFor();
    },
  );

  it('opens the report of a tool, and a page by its name', async () => {
    const { page } = administrator;
    await find(page, 'topologia', /Errores por herramienta$/);
    await page.waitForURL('**/adminview/feature-errors/features?tool=R_INF_04');
    await find(page, 'auditoria', /^Auditoría/);
    await page.waitForURL('**/adminview/audit-trail');
    const own = page.getByRole('link', { name: head.username, exact: true }).first();
    await own.click();
    await page.waitForURL(`**/adminview/users/${head.username}`);
    await page.getByText(/Es su propia cuenta/).waitFor();
  });

  it('saw no console error, no policy violation and no failed request', () => {
    expect(administrator.errors).toEqual([]);
  });
});
