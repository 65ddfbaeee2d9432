import type { RowData } from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import { fitDecimals } from './column-width.ts';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import type { TableSorting } from './sort/column-sort.ts';
import type { TableParts } from './table-parts.ts';

export interface TableModelOptions<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string;
  sorting: TableSorting | null;
  hiddenColumns: ReadonlyArray<string>;
  /** Whether the rows are passed in the order of `sorting`. */
  isSortedByCaller: boolean;
  /** Locale (BCP 47) for sorting text. */
  locale: string | undefined;
  /** Null while the sorting code is not loaded: the rows then remain in their original order. */
  createSorter: TableParts['createSorter'] | null;
}

/** A row of the model. */
export interface ModelRow<Row> {
  /** Unique key, from `rowKey`; a repeated one with its place in the order. */
  id: string;
  /** The caller's row. */
  original: Row;
}

interface TableModel<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<ModelRow<Row>>;
}

/**
 * The rows with their keys. The array stays the same until `rows` changes, even if `rowKey` does.
 */
function useModelRows<Row>(rows: ReadonlyArray<Row>, rowKey: (row: Row) => string) {
  const create = () => {
    const ids = new Set<string>();
    return {
      of: rows,
      model: rows.map((original): ModelRow<Row> => {
        let id = rowKey(original);
        // React would render rows of one key again and again.
        while (ids.has(id)) id += `+${ids.size}`;
        ids.add(id);
        return { id, original };
      }),
    };
  };
  const [current, setCurrent] = useState(create);
  if (current.of === rows) return current.model;
  const next = create();
  setCurrent(next);
  return next.model;
}

/** Returns the visible columns and the sorted rows. Both arrays stay the same until they change. */
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
  const fitted = useMemo(() => fitDecimals(columns, rows), [columns, rows]);
  const shown = useMemo(
    () => fitted.filter((column) => !isHideable(column) || !hiddenColumns.includes(column.key)),
    [fitted, hiddenColumns],
  );
  return { columns: shown, rows: sorted };
}
