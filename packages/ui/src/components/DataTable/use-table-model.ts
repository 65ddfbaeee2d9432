import {
  columnVisibilityFeature,
  metaHelper,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import { columnOrder } from './sort/column-order.ts';
import type { TableSorting } from './sort/column-sort.ts';
import { createOrderedRowModel, type OrderedColumn } from './sort/ordered-row-model.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<OrderedColumn>(),
  sortedRowModel: createOrderedRowModel(),
});

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

/** A row as the table keeps it. */
export interface ModelRow<Row> {
  /** Its unique key, from `rowKey`. */
  id: string;
  /** The row as it was given. */
  original: Row;
}

interface TableModel<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<ModelRow<Row>>;
}

/** Computed when first asked for. */
function once<Value>(compute: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => {
    done ??= { value: compute() };
    return done.value;
  };
}

function useColumnDefinitions<Row extends RowData>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  rows: ReadonlyArray<Row>,
  locale: string | undefined,
) {
  return useMemo(
    () =>
      columns.map(({ sort, ...column }) => ({
        id: column.key,
        header: column.header,
        enableHiding: isHideable(column),
        ...(sort
          ? {
              accessorFn: (row: Row) => sort.value(row),
              meta: { order: once(() => columnOrder(rows, sort, locale)) },
            }
          : {}),
      })),
    [columns, rows, locale],
  );
}

/** The columns to show and the rows in their order. */
export function useTableModel<Row extends RowData>(
  options: TableModelOptions<Row>,
): TableModel<Row> {
  const { columns, rows, rowKey, sorting, hiddenColumns, isSortedByCaller, locale } = options;
  const definitions = useColumnDefinitions(columns, rows, locale);
  // TanStack memoizes its models by the identity of the state.
  const state = useMemo(
    () => ({
      sorting: sorting ? [{ id: sorting.column, desc: sorting.direction === 'descending' }] : [],
      columnVisibility: Object.fromEntries(hiddenColumns.map((key) => [key, false])),
    }),
    [sorting, hiddenColumns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: isSortedByCaller,
    state,
  });
  const shown = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n');
  // The same array until a column is added or removed: a new one renders all rows again.
  const shownColumns = useMemo(() => {
    const keys = new Set(shown.split('\n'));
    return columns.filter((column) => keys.has(column.key) || !isHideable(column));
  }, [columns, shown]);
  return { columns: shownColumns, rows: table.getRowModel().rows };
}
