import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A run as its list returns it. */
interface Run {
  readonly utilization_id: number;
  readonly usage_date: string;
}

/** Every run of a user, newest first, read by the session of a page as the portal reads it. */
export async function everyRun(page: Page, username: string): Promise<Run[]> {
  const runs: Run[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? 'max_count=1000' : `max_count=1000&cursor=${cursor}`;
    const response = await page.request.get(`/api/get_utilizations/${username}?${query}`);
    const read: { items: Run[]; next_cursor: string | null } = await response.json();
    runs.push(...read.items);
    cursor = read.next_cursor;
  }
  return runs;
}

/** The status line under a report's rows. */
export const seeShown = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).waitFor();

/** Searches one of the usual periods. */
export async function choosePeriod(page: Page, period: string): Promise<void> {
  await page.getByRole('button', { name: /^Periodos/ }).click();
  await page
    .getByRole('dialog', { name: 'Periodos' })
    .getByRole('button', { name: period })
    .click();
}

/** Types a day (dd/mm/yyyy) into a date field, digit by digit; slashes appear by themselves. */
export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill('');
  await field.pressSequentially(day.replaceAll('/', ''));
  await expect.poll(() => field.inputValue()).toBe(day);
}

/** The text of the cells of one column, of the rows in view; a chart above has tables too. */
export async function cellsOf(page: Page, heading: string): Promise<string[]> {
  const table = page.getByRole('table').last();
  const headings = await table.getByRole('columnheader').allTextContents();
  const place = headings.findIndex((text) => text.startsWith(heading));
  const rows = await table.getByRole('row').all();
  const texts = await Promise.all(
    rows.map((row) => row.locator('th[scope="row"], td, [role="rowheader"], [role="cell"]').all()),
  );
  const cells = texts.map((row) => row[place]).filter((cell) => cell !== undefined);
  return Promise.all(cells.map(async (cell) => (await cell.textContent()) ?? ''));
}

/** Exports the report shown. @returns the file's records, without its headings. */
export async function exported(page: Page, form: 'CSV' | 'XLSX'): Promise<unknown[]> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  const item = form === 'CSV' ? /^CSV/ : /XLSX/;
  await page.getByRole('button', { name: item }).click();
  const file = await download;
  await page.getByText(`Se descargó ${file.suggestedFilename()}.`).waitFor();
  const bytes = await readFile(await file.path());
  if (form === 'CSV') return bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets.flatMap(({ rows }) => rows.slice(1));
}
