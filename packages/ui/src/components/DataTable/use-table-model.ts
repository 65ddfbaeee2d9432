import {
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type Row as TanStackRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import type { TableSorting } from './sort/column-sort.ts';
import { sortableColumn } from './sort/sortable-column.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
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

function definitionOf<Row extends RowData>(
  column: DataTableColumn<Row>,
  locale: string | undefined,
) {
  const definition = { id: column.key, header: column.header };
  if (!column.sort) return definition;
  const { sortValue, compare } = sortableColumn(column.sort, locale);
  return {
    ...definition,
    accessorFn: sortValue,
    sortUndefined: 'last' as const,
    sortFn: (
      a: TanStackRow<typeof features, Row>,
      b: TanStackRow<typeof features, Row>,
      id: string,
    ) => compare(a.getValue(id), b.getValue(id)),
  };
}

/** The columns to show and the rows in their order. */
export function useTableModel<Row extends RowData>(
  options: TableModelOptions<Row>,
): TableModel<Row> {
  const { columns, rows, rowKey, sorting, hiddenColumns, isSortedByCaller, locale } = options;
  const definitions = useMemo(
    () => columns.map((column) => definitionOf(column, locale)),
    [columns, locale],
  );
  // TanStack memoizes its models by the identity of each state.
  const sortingState = useMemo(
    () => (sorting ? [{ id: sorting.column, desc: sorting.direction === 'descending' }] : []),
    [sorting],
  );
  const columnVisibility = useMemo(() => {
    const hideable = new Set(columns.filter(isHideable).map(({ key }) => key));
    const hidden = hiddenColumns.filter((key) => hideable.has(key));
    return Object.fromEntries(hidden.map((key) => [key, false]));
  }, [columns, hiddenColumns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: isSortedByCaller,
    state: { sorting: sortingState, columnVisibility },
  });
  const visible = table.getVisibleLeafColumns();
  // The same array until a column is added or removed: a new one renders all rows again.
  const shownColumns = useMemo(() => {
    const keys = new Set(visible.map(({ id }) => id));
    return columns.filter(({ key }) => keys.has(key));
  }, [columns, visible]);
  return { columns: shownColumns, rows: table.getRowModel().rows };
}
