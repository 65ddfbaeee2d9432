import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { JourneyPage, JourneyVisitor } from './journey-page.ts';

/** Reads a path of the API by the session of a page, as the portal reads it. */
export const readJson = <T>(page: JourneyPage, path: string): Promise<T> =>
  page.evaluate(async (address): Promise<T> => (await fetch(address)).json(), path);

/** When each run of a user was, newest first. The page returns no more of them: they are thousands. */
export const timesOfRuns = (page: JourneyPage, username: string): Promise<string[]> =>
  page.evaluate(async (path) => {
    const times: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const response = await fetch(`${path}?max_count=1000${next}`);
      const read: { items: { usage_date: string }[]; next_cursor: string | null } =
        await response.json();
      times.push(...read.items.map(({ usage_date }) => usage_date));
      cursor = read.next_cursor;
    }
    return times;
  }, `/api/get_utilizations/${username}`);

/** The status line under a report's rows. */
export const seeShown = (page: JourneyPage, words: string) =>
  page.getByText(words, { exact: true }).waitFor();

/** Searches one of the usual periods. */
export async function choosePeriod(page: JourneyPage, period: string): Promise<void> {
  await page.getByRole('button', { name: /^Periodos/ }).click();
  await page
    .getByRole('dialog', { name: 'Periodos' })
    .getByRole('button', { name: period })
    .click();
}

/** Types a day (dd/mm/yyyy) into a date field, digit by digit; slashes appear by themselves. */
export async function typeDay(page: JourneyPage, label: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill('');
  await field.pressSequentially(day.replaceAll('/', ''));
  await expect.poll(() => field.inputValue()).toBe(day);
}

/** The text of the cells of one column, of the rows in view; a chart above has tables too. */
export async function cellsOf(page: JourneyPage, heading: string): Promise<string[]> {
  const [headings = [], ...rows] = await page
    .getByRole('table')
    .last()
    .evaluate((table) => {
      const texts = (element: Element, selector: string) =>
        [...element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
      const cells = 'th[scope="row"], td, [role="rowheader"], [role="cell"]';
      return [
        texts(table, 'th[scope="col"], [role="columnheader"]'),
        ...[...table.querySelectorAll('tr, [role="row"]')].map((row) => texts(row, cells)),
      ];
    });
  const place = headings.findIndex((text) => text.startsWith(heading));
  return rows.map((cells) => cells[place]).filter((cell) => cell !== undefined);
}

/** Exports the report shown. @returns the file's records, without its headings. */
export async function exported(visitor: JourneyVisitor, form: 'CSV' | 'XLSX'): Promise<unknown[]> {
  const { page } = visitor;
  const { name, bytes } = await visitor.download(async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('button', { name: form === 'CSV' ? /^CSV/ : /XLSX/ }).click();
  });
  await page.getByText(`Se descargó ${name}.`).waitFor();
  if (form === 'CSV') return bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets.flatMap(({ rows }) => rows.slice(1));
}
