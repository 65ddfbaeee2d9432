import type { RowData } from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import type { TableSorting } from './sort/column-sort.ts';
import type { TableParts } from './table-parts.ts';

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
  /** Null while what sorts is not loaded: then the rows are in the order they came in. */
  createSorter: TableParts['createSorter'] | null;
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
}

/** The rows with their keys: the same array as long as the rows are the same, whatever `rowKey` is. */
function useModelRows<Row>(rows: ReadonlyArray<Row>, rowKey: (row: Row) => string) {
  const create = () => ({
    of: rows,
    model: rows.map((original): ModelRow<Row> => ({ id: rowKey(original), original })),
  });
  const [current, setCurrent] = useState(create);
  if (current.of === rows) return current.model;
  const next = create();
  setCurrent(next);
  return next.model;
}

/** The columns to show and the rows in their order: the same arrays until one of them changes. */
export function useTableModel<Row extends RowData>(
  options: TableModelOptions<Row>,
): TableModel<Row> {
  const { columns, rows, rowKey, sorting, hiddenColumns, locale, createSorter } = options;
  const order = options.isSortedByCaller ? null : sorting;
  const isOrdered = order !== null;
  const modelRows = useModelRows(rows, rowKey);
  const sort = useMemo(
    () => (isOrdered && createSorter ? createSorter({ columns, rows: modelRows, locale }) : null),
    [isOrdered, createSorter, columns, modelRows, locale],
  );
  const sorted = useMemo(() => (order && sort ? sort(order) : modelRows), [order, sort, modelRows]);
  const shown = useMemo(
    () => columns.filter((column) => !isHideable(column) || !hiddenColumns.includes(column.key)),
    [columns, hiddenColumns],
  );
  return { columns: shown, rows: sorted };
}
