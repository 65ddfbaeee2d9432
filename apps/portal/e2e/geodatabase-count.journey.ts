import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inWorkspace } from '../../../tools/lib/workspace.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { closeContexts, openPlaywrightBrowser } from './support/playwright-browser.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';
import { Visitor } from './support/visitor.ts';

const { portal } = inject('stack');
const zip = inWorkspace('apps/portal/src/lib/geodatabase/testing/geodatabase.zip');
const tenGigabytes = 10 * 1024 ** 3;

let browser: Browser;
let visitor: Visitor;
let folder: string;

/** The addresses that the page and its workers request during `work`. */
async function requestsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: { url: () => string }) => void addresses.push(request.url());
  page.context().on('request', note);
  await work();
  page.context().off('request', note);
  return addresses;
}

/** Opens where a geodatabase is read, and waits until all of it is there. */
async function openTestUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leer mi geodatabase' }).click();
  await page.getByRole('group', { name: /Suelte aquí su carpeta/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Chooses a file or folder by the browser's own dialog. */
async function choose(page: Page, button: string, path: string): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await dialog).setFiles(path);
}

const seeCounts = (page: Page) =>
  page.getByText('4 clases de entidad con 38 registros y 3 tablas con 6 registros.').waitFor();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'geodatabase-'));
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  browser = await openPlaywrightBrowser();
  visitor = await Visitor.arrive(browser, portal, 'estimator');
});

recordFailureEvidence(() => [visitor]);

afterAll(async () => {
  await closeContexts();
  rmSync(folder, { recursive: true, force: true });
});

describe('A visitor with a geodatabase', () => {
  it('reads the price of a run from a ZIP, and no request leaves the browser', async () => {
    const { page } = visitor;
    await page.goto('/pricing');
    await openTestUser(page);
    const addresses = await requestsDuring(page, async () => {
      await choose(page, 'Elegir el ZIP', zip);
      await seeCounts(page);
    });
    expect(addresses).toEqual([]);
    expect(await page.getByLabel('Registros FC').inputValue()).toBe('38');
    expect(await page.getByLabel('Registros TB').inputValue()).toBe('6');
    const result = page.getByRole('status', { name: 'Resultado del cálculo' });
    await result.getByText('Nivel 1').waitFor();
  });

  it('reads the same from the folder, and no request leaves the browser', async () => {
    const { page } = visitor;
    await page.reload();
    await openTestUser(page);
    const addresses = await requestsDuring(page, async () => {
      await choose(page, 'Elegir la carpeta', join(folder, 'Práctica ANLA.gdb'));
      await seeCounts(page);
    });
    expect(addresses).toEqual([]);
    await page.getByText('Registros de cada clase y tabla').first().click();
    await page.getByRole('row', { name: /^MonitoreoAguaTB Tabla 4/ }).waitFor();
  });

  it('sees what is wrong with 10 GB of an unfinished ZIP and with a file of another kind', async () => {
    const { page } = visitor;
    const unfinished = join(folder, 'sin-terminar.zip');
    writeFileSync(unfinished, readFileSync(zip).subarray(0, 9000));
    truncateSync(unfinished, tenGigabytes);
    await page.reload();
    await openTestUser(page);
    await choose(page, 'Elegir el ZIP', unfinished);
    await page.getByText('El ZIP está incompleto o dañado').waitFor();
    const other = join(folder, 'otra-cosa.zip');
    writeFileSync(other, '');
    truncateSync(other, tenGigabytes);
    // Firefox's driver opens one dialog a document.
    await page.reload();
    await openTestUser(page);
    await choose(page, 'Elegir el ZIP', other);
    await page.getByText('No encontramos una geodatabase').waitFor();
  });

  it('sees in «Mis Créditos» what a run leaves of the balance', async () => {
    const { page } = visitor;
    await enter(visitor, demonstrationAccount('usuaria_demo'));
    await page.goto('/userview/creditsBalance');
    await page.getByRole('button', { name: 'Calcular el costo de una ejecución' }).click();
    await openTestUser(page);
    await page.getByText('Disponible ahora:').waitFor();
    const addresses = await requestsDuring(page, async () => {
      await choose(page, 'Elegir el ZIP', zip);
      await seeCounts(page);
    });
    expect(addresses).toEqual([]);
    const result = page.getByRole('status', { name: 'Resultado del cálculo' });
    await result
      .getByText(/^[\d.,]+$/)
      .nth(2)
      .waitFor();
  });

  it('causes no error', () => {
    expect(visitor.errors).toEqual([]);
  });
});
