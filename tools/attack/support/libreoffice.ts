import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withTempFolder } from '../../lib/temp-folder.ts';

const run = promisify(execFile);
const CONVERSION_MS = 120_000;

/** What LibreOffice makes of the cells of a CSV file. */
export interface SheetCells {
  /** Formulas, e.g. `of:=1+1`. */
  readonly formulas: readonly string[];
  readonly numbers: readonly number[];
  readonly count: number;
}

/**
 * Options of LibreOffice's CSV filter: separator, quotes, UTF-8, first line, columns, Spanish of
 * Colombia, quoted numbers stay numbers, and formulas are evaluated, which is the worst case.
 */
const filterOptions = (separator: string) =>
  `${separator.charCodeAt(0)},34,76,1,,9226,false,true,false,false,false,-1,true`;

function parseFlatSheet(xml: string): SheetCells {
  const cells = [...xml.matchAll(/<table:table-cell[^>]*office:value-type[^>]*>/g)].map(String);
  const attribute = (name: string) =>
    cells.flatMap((cell) => new RegExp(` ${name}="([^"]*)"`).exec(cell)?.[1] ?? []);
  return {
    formulas: attribute('table:formula'),
    numbers: attribute('office:value').map(Number),
    count: cells.length,
  };
}

/**
 * Reads CSV with LibreOffice by a separator.
 * @throws when LibreOffice is missing or cannot convert the file.
 */
export function readWithLibreOffice(csv: string, separator: string, signal: AbortSignal) {
  return withTempFolder('libreoffice', async (folder) => {
    const source = join(folder, 'list.csv');
    await writeFile(source, csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const filter = `--infilter=CSV:${filterOptions(separator)}`;
    const args = [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', folder];
    try {
      await run('soffice', [...args, source], { signal, timeout: CONVERSION_MS });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Error('LibreOffice is missing: install it (Debian: libreoffice-calc).', {
        cause: error,
      });
    }
    return parseFlatSheet(await readFile(join(folder, 'list.fods'), 'utf8'));
  });
}
