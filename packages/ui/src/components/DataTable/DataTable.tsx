import type { RowData } from '@tanstack/table-core';
import type { DataTableProps } from './data-table-props.ts';
import { TableView } from './TableView.tsx';
import { tableParts } from './table-parts.ts';

/**
 * A table for up to 100,000 rows with sorting, column visibility, row selection and totals. Only
 * the rows in view are rendered. It has no loading, empty or error state: compose `TableSkeleton`,
 * `EmptyState` and `ErrorState`.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  return <TableView {...props} parts={tableParts} />;
}
