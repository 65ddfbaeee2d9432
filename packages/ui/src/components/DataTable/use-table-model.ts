import type { RowData } from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useChunkFromStart } from '../private/lazy-chunk/use-chunk-from-start.ts';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import type { TableSorting } from './sort/column-sort.ts';

const sorter = lazyChunk(() => import('./sort/create-sorter.ts').then((it) => it.createSorter));

export interface TableModelOptions<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string;
  sorting: TableSorting | null;
  hiddenColumns: ReadonlyArray<string>;
  /** The rows come in the order that `sorting` says. */
  isSortedByCaller: boolean;
  /** The language of text sorting. */
  locale: string | undefined;
}

/** A row of the model. */
export interface ModelRow<Row> {
  /** Its unique key, from `rowKey`. */
  id: string;
  /** The caller's row. */
  original: Row;
}

interface TableModel<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<ModelRow<Row>>;
  /** Whether another order takes effect at once. */
  canSort: boolean;
  /** Fetches what sorts. @returns whether it is here. */
  loadSort: () => Promise<boolean>;
}

/** The rows with their keys: the same array as long as the rows are the same. */
function useModelRows<Row>(rows: ReadonlyArray<Row>, rowKey: (row: Row) => string) {
  const create = () => ({
    of: rows,
    model: rows.map((original): ModelRow<Row> => ({ id: rowKey(original), original })),
  });
  const [held, hold] = useState(create);
  if (held.of === rows) return held.model;
  const next = create();
  hold(next);
  return next.model;
}

/**
 * The columns to show and the rows in their order. What sorts is fetched when an order is chosen; a
 * table that starts in an order waits for it, so that its rows do not move.
 */
export function useTableModel<Row extends RowData>(
  options: TableModelOptions<Row>,
): TableModel<Row> {
  const { columns, rows, rowKey, sorting, hiddenColumns, isSortedByCaller, locale } = options;
  const order = isSortedByCaller ? null : sorting;
  const { chunk: createSorter, load: loadSort } = useChunkFromStart(sorter, order !== null);
  const modelRows = useModelRows(rows, rowKey);
  const sort = useMemo(
    () => createSorter?.<Row, ModelRow<Row>>({ columns, rows: modelRows, locale }),
    [createSorter, columns, modelRows, locale],
  );
  const sorted = useMemo(() => (order && sort ? sort(order) : modelRows), [order, sort, modelRows]);
  // The same array until a column is added or removed: a new one renders all rows again.
  const shown = useMemo(
    () => columns.filter((column) => !isHideable(column) || !hiddenColumns.includes(column.key)),
    [columns, hiddenColumns],
  );
  return {
    columns: shown,
    rows: sorted,
    canSort: isSortedByCaller || createSorter !== null,
    loadSort,
  };
}
