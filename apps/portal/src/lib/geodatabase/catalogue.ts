import type { GeodatabaseFiles } from './find-geodatabase.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import type { FileContent } from './stored-file.ts';
import { type CatalogueRow, parseCatalogue } from './table-rows.ts';

/** Bytes above which a catalogue is rejected, as it is read whole: the largest known have 20 MB. */
const catalogueLimit = 128 * 1024 * 1024;

/** Kinds of items that are counted, by the UUID that `GDB_Items` has as their type. */
const kinds: ReadonlyMap<string, ItemKind> = new Map([
  ['70737809852c4a039e222cecea5b9bfa', 'FC'],
  ['cd06bc3b789d4c51aafaa467912b8965', 'TB'],
]);

/** FC for a feature class, TB for a table. */
export type ItemKind = 'FC' | 'TB';

/** One feature class or table of a geodatabase. */
export interface CatalogueItem {
  name: string;
  kind: ItemKind;
  /** Name of its `.gdbtable` file. */
  file: string;
}

/** Adds the file's subject to an error. */
export async function about<Value>(detail: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GeodatabaseError) || error.detail !== undefined) throw error;
    throw new GeodatabaseError(error.problem, detail, error);
  }
}

/**
 * Opens a file of a geodatabase.
 * @param subject what is missing without it, in words that a user knows.
 */
export function openFile(
  { files }: GeodatabaseFiles,
  name: string,
  subject: string,
): Promise<FileContent> {
  const file = files.get(name);
  if (!file) throw new GeodatabaseError('missingTable', subject);
  return file.open();
}

const tableFile = (id: number) => `a${id.toString(16).padStart(8, '0')}.gdbtable`;

async function readWhole(geodatabase: GeodatabaseFiles, name: string): Promise<Uint8Array> {
  const content = await openFile(geodatabase, name, name);
  if (content.size > catalogueLimit) throw new GeodatabaseError('damaged');
  return await content.readStart(content.size);
}

function readRows(
  geodatabase: GeodatabaseFiles,
  table: string,
  requested: readonly string[],
): Promise<CatalogueRow[]> {
  return about(table, async () =>
    parseCatalogue(
      await readWhole(geodatabase, table),
      await readWhole(geodatabase, table.replace(/table$/, 'tablx')),
      requested,
    ),
  );
}

/**
 * The feature classes and tables of a geodatabase: those that `GDB_Items` lists as such. System
 * tables, relationship classes and the tables inside topologies and rasters are not among them
 * (docs/adr/042-count-in-the-browser.md).
 * @throws GeodatabaseError for a catalogue that cannot be read.
 */
export async function readCatalogue(geodatabase: GeodatabaseFiles): Promise<CatalogueItem[]> {
  const tables = await readRows(geodatabase, tableFile(1), ['Name']);
  const fileOf = new Map(
    tables.map(({ id, values }) => [values.get('Name')?.toLowerCase(), tableFile(id)]),
  );
  const itemsFile = fileOf.get('gdb_items');
  if (itemsFile === undefined) throw new GeodatabaseError('tooOld');
  const items = await readRows(geodatabase, itemsFile, ['Type', 'Name']);
  return items.flatMap(({ values }) => {
    const kind = kinds.get(values.get('Type') ?? '');
    const name = values.get('Name');
    if (kind === undefined || name === undefined) return [];
    const file = fileOf.get(name.toLowerCase());
    if (file === undefined) throw new GeodatabaseError('missingTable', name);
    return [{ name, kind, file }];
  });
}
