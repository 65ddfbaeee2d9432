import { about, type ItemKind, openFile, readCatalogue } from './catalogue.ts';
import type { GeodatabaseFiles } from './find-geodatabase.ts';
import { readRowCount } from './table-header.ts';

/** How many records one feature class or table has. */
export interface RecordCount {
  name: string;
  kind: ItemKind;
  records: number;
}

/** The records of a geodatabase, as the toolboxes count them. */
export interface GeodatabaseCount {
  /** Name of the geodatabase. */
  name: string;
  /** Every feature class and table, those with most records first. */
  counts: readonly RecordCount[];
  /** «Registros FC»: the sum over all feature classes, those in feature datasets included. */
  fcRecords: number;
  /** «Registros TB»: the sum over all tables. */
  tbRecords: number;
}

/** Progress and cancellation of a count. */
export interface CountOptions {
  /** Cancels the count, which then rejects with the reason of the signal. */
  signal: AbortSignal;
  /** Called after each feature class and table. */
  onProgress: (done: number, total: number) => void;
}

/** The sum of the records of one kind. */
const sumOf = (counts: readonly RecordCount[], requestedKind: ItemKind) =>
  counts.reduce((sum, { kind, records }) => (kind === requestedKind ? sum + records : sum), 0);

/**
 * Counts the records of a geodatabase from the headers of its tables.
 * @throws GeodatabaseError if it cannot be counted; also any error of reading the files.
 */
export async function countRecords(
  geodatabase: GeodatabaseFiles,
  { signal, onProgress }: CountOptions,
): Promise<GeodatabaseCount> {
  const items = await readCatalogue(geodatabase);
  const counts: RecordCount[] = [];
  for (const { name, kind, file } of items) {
    signal.throwIfAborted();
    const records = await about(name, async () =>
      readRowCount(await openFile(geodatabase, file, name)),
    );
    counts.push({ name, kind, records });
    onProgress(counts.length, items.length);
  }
  counts.sort((a, b) => b.records - a.records || a.name.localeCompare(b.name, 'es'));
  return {
    name: geodatabase.name,
    counts,
    fcRecords: sumOf(counts, 'FC'),
    tbRecords: sumOf(counts, 'TB'),
  };
}
