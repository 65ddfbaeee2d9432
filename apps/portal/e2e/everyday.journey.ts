import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { cellsOf, exported, seeShown } from './support/report-page.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');

let browser: JourneyBrowser;
let reader: JourneyVisitor;

/** The label of the element in focus. */
const focused = () =>
  reader.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

beforeAll(async () => {
  browser = await openBrowser();
  reader = await browser.arrive(portal, 'everyday');
});

recordFailureEvidence(() => [reader]);

afterAll(async () => {
  await browser?.close();
});

describe('A report of every day', () => {
  it('shows the public site, and leads to the sign-in', async () => {
    const { page } = reader;
    await page.goto('/');
    const header = page.getByRole('banner');
    const title = page.getByRole('heading', { level: 1 });
    for (const [link, path] of [
      ['Precios', '/pricing'],
      ['Descargas', '/downloads'],
      ['Nosotros', '/about-us'],
    ] as const) {
      await header.getByRole('link', { name: link }).click();
      await page.waitForURL((url) => url.pathname === path);
      await title.waitFor();
    }
    await page.goto('/support/hallazgos/R_INF_05');
    await title.waitFor();
    await header.getByRole('link', { name: 'Login / Registro' }).click();
    await page.waitForURL('**/auth');
  });

  it('is opened by a user, and filtered', async () => {
    const { page } = reader;
    await enter(reader, demonstrationAccount('usuaria_demo'));
    await page.goto('/userview/utilizationsBase');
    await seeShown(page, 'Mostrando 1.000 registros; hay más.');
    await page.getByLabel('Registros', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL((url) => url.search === '?max_count=20');
    await seeShown(page, 'Mostrando 20 registros; hay más.');
    await page.getByRole('button', { name: 'Mostrar más' }).click();
    await seeShown(page, 'Mostrando 40 registros; hay más.');
  });

  it('is sorted by a column', async () => {
    const { page } = reader;
    await page.getByRole('button', { name: /^Score/ }).click();
    await page.getByText('El orden se aplica solo a los registros mostrados.').waitFor();
    await page.waitForURL(/sort=score\.(asc|desc)/);
    const scores = async () =>
      (await cellsOf(page, 'Score')).map((text) =>
        Number(text.replaceAll('.', '').replace(',', '.')),
      );
    // Rows are added and measured meanwhile: what is compared is read once.
    await expect
      .poll(async () => {
        const shown = await scores();
        const upwards = shown.toSorted((one, other) => one - other);
        const orders = [upwards, upwards.toReversed()].map(String);
        return shown.length > 5 && orders.includes(String(shown));
      })
      .toBe(true);
  });

  it('shows every field of a row in a dialog that traps the focus, and returns it', async () => {
    const { page } = reader;
    const details = page.getByRole('button', { name: /^Ver la utilización/ }).first();
    const label = (await details.getAttribute('aria-label')) ?? '';
    await details.press('Enter');
    const sheet = page.getByRole('dialog', { name: /^La utilización/ });
    await sheet.getByText('% nivel').waitFor();
    const hasFocusWithin = () =>
      sheet.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(hasFocusWithin).toBe(true);
    for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab');
    expect(await hasFocusWithin()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(label);
  });

  it('is exported whole', async () => {
    expect((await exported(reader, 'CSV')).length).toBeGreaterThanOrEqual(10_000);
  });

  it('is closed by a sign-out', async () => {
    const { page } = reader;
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Login / Registro' }).waitFor();
    await page.goto('/userview/utilizationsBase');
    await page.waitForURL('**/auth');
  });

  it('causes no error', () => {
    expect(reader.errors).toEqual([]);
  });
});
