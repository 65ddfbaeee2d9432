import type { RowData } from '@tanstack/table-core';
import type { DataTableProps } from './data-table-props.ts';
import { TableView } from './TableView.tsx';
import { tableParts } from './table-parts.ts';

/**
 * A table of many rows: sorting, hidden columns, selection, totals, and windowing: only rows in view
 * are rendered. It shows no loading, empty or error state: compose `TableSkeleton`, `EmptyState` and
 * `ErrorState`.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  return <TableView {...props} parts={tableParts} />;
}
