import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportTypes, getAllErrorLogs } from '@consultancy/validation';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { requireCommand } from '../../test/run-command.ts';

export const title = 'Formulas in a CSV export that LibreOffice reads by each separator';
export const stack = {};

const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const beginnings = ['', ' ', '"', 'a;', 'a,', 'a\t', 'a\r\n', 'a\n', 'a\r', 'a, ', 'a,"', 'a,,'];
const ends = ['', ',b', ';b', '\tb', '"'];
const attacks = beginnings.flatMap((start) =>
  signs.flatMap((sign) => ends.map((end) => `${start}${sign}1+1${end}`)),
);

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** The same texts as a list that neutralises nothing: shows that formulas are found. */
const control = attacks.map((text, index) => `${index};${inQuotes(text)};-1,50\r\n`).join('');

async function exportErrors(stack: TestStack): Promise<string> {
  await stack.query(
    `INSERT INTO error_logs (user_id, util_id, feature_id, error_message, execute_stage)
     SELECT user_id, utilization_id, feature_id, message, message
     FROM unnest($1::text[]) AS message,
          (SELECT * FROM utilizations ORDER BY utilization_id LIMIT 1) AS run`,
    [attacks],
  );
  const client = await stack.signIn('admin');
  const headers = { accept: exportTypes.csv };
  const { method, path } = getAllErrorLogs;
  return (await client.read(method, path, { headers })).text.replace(/^\uFEFF/, '');
}

/**
 * Options of LibreOffice's CSV filter: separator, quotes, UTF-8, first line, columns, Spanish of
 * Colombia, quoted numbers stay numbers, and formulas are evaluated, which is the worst case.
 */
const filterOptions = (separator: string) =>
  `${separator.charCodeAt(0)},34,76,1,,9226,false,true,false,false,false,-1,true`;

/**
 * Reads CSV with LibreOffice by a separator.
 * @returns its formulas, e.g. `of:=1+1`, its numbers and the number of its cells.
 * @throws when LibreOffice is missing or cannot convert the file.
 */
const readWithLibreOffice = (csv: string, separator: string, signal: AbortSignal) =>
  withTempFolder('libreoffice', async (folder) => {
    const source = join(folder, 'list.csv');
    await writeFile(source, `\uFEFF${csv}`);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const filter = `--infilter=CSV:${filterOptions(separator)}`;
    const args = [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', folder];
    const failure = 'LibreOffice is missing (Debian: libreoffice-calc) or rejects the file.';
    await requireCommand(failure, 'soffice', [...args, source], { signal, timeout: 120_000 });
    const xml = await readFile(join(folder, 'list.fods'), 'utf8');
    const cells = [...xml.matchAll(/<table:table-cell[^>]*office:value-type[^>]*>/g)].map(String);
    const attribute = (name: string) =>
      cells.flatMap((cell) => new RegExp(` ${name}="([^"]*)"`).exec(cell)?.[1] ?? []);
    return {
      formulas: attribute('table:formula'),
      numbers: attribute('office:value'),
      count: cells.length,
    };
  });

export async function run(stack: TestStack): Promise<void> {
  const { record, signal } = stack;
  const csv = await exportErrors(stack);
  for (const [name, separator] of Object.entries(separators)) {
    const { formulas } = await readWithLibreOffice(control, separator, signal);
    const sheet = await readWithLibreOffice(csv, separator, signal);
    const found = `${formulas.length} formulas of ${attacks.length} texts as they are`;
    record.some(`control, read by ${name}`, formulas.length, found);
    record.none(`formulas in ${sheet.count} cells, read by ${name}`, sheet.formulas);
    if (separator === ';') record.some('numbers that stay numbers', sheet.numbers.length);
  }
}
