import type { ReactNode } from 'react';
import type { TableColumn } from '../Table/table-column.ts';
import type { ColumnSort } from './sort/column-sort.ts';

/** A copy button in each cell of a column. */
export interface CellCopy<Row> {
  /** Text to copy. If empty, the cell has no button. */
  value: (row: Row) => string;
  /** Accessible name of the button of one cell: «Copiar el identificador 1042». */
  label: (row: Row) => string;
  /** Announcement after the text was copied. */
  copiedLabel: string;
  /** Announcement if the browser rejects the copy. */
  failedLabel: string;
}

/** A column of a `DataTable`: a `TableColumn` that may also be sorted, hidden and copied. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Sort key of the column. If omitted, the column cannot be sorted. */
  sort?: ColumnSort<Row> | undefined;
  /**
   * Minimum width in rem, a multiple of 0.5 up to 40. Wide columns receive most of the remaining
   * width. A column sorted by decimals is wider if the longest of them needs it.
   * @defaultValue 8
   */
  width?: number | undefined;
  /**
   * Whether the user can hide the column.
   * @defaultValue `true`, except for the `rowHeader` column
   */
  hideable?: boolean | undefined;
  /** Adds a copy button to each cell. */
  copy?: CellCopy<Row> | undefined;
  /**
   * Renders the total of the column. If any column has one, the table has a row of totals.
   * @param rows the loaded rows.
   */
  footer?: ((rows: ReadonlyArray<Row>) => ReactNode) | undefined;
}

/**
 * Whether the user can hide a column. By default every one except that which identifies the row.
 */
export const isHideable = (column: {
  hideable?: boolean | undefined;
  rowHeader?: boolean | undefined;
}) => column.hideable ?? !column.rowHeader;
