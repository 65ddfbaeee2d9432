import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');

let browser: JourneyBrowser;
let reader: JourneyVisitor;

const see = (words: string) => reader.page.getByText(words, { exact: true }).first().waitFor();

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
    await page.getByRole('banner').getByRole('link', { name: 'Login / Registro' }).click();
    await page.waitForURL('**/auth');
  });

  it('is opened by a user, and filtered', async () => {
    const { page } = reader;
    await enter(reader, demonstrationAccount('usuaria_demo'));
    await page.goto('/userview/utilizationsBase');
    await see('Mostrando 1.000 registros; hay más.');
    await page.getByLabel('Registros', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL((url) => url.search === '?max_count=20');
    await see('Mostrando 20 registros; hay más.');
    await page.getByRole('button', { name: 'Mostrar más' }).click();
    await see('Mostrando 40 registros; hay más.');
  });

  it('is exported whole', async () => {
    const { page } = reader;
    const { name, bytes } = await reader.download(async () => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('button', { name: /^CSV/ }).click();
    });
    expect(name).toMatch(/\.csv$/);
    expect(bytes.toString('utf8').trimEnd().split('\r\n').length).toBeGreaterThan(10_000);
  });

  it('is closed by a sign-out', async () => {
    const { page } = reader;
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/userview/utilizationsBase');
    await page.waitForURL('**/auth');
  });

  it('causes no error', () => {
    expect(reader.errors).toEqual([]);
  });
});
