import type { ReactNode } from 'react';
import type { TableColumn } from '../Table/table-column.ts';
import type { ColumnSort } from './sort/column-sort.ts';

/** Lets the user copy the value of a cell. All texts are the caller's. */
export interface CellCopy<Row> {
  /** What is copied; nothing to copy where it is empty. */
  value: (row: Row) => string;
  /** Names the button of one cell: «Copiar el identificador 1042». */
  label: (row: Row) => string;
  /** Announced once copied. */
  copiedLabel: string;
  /** Announced where the browser rejects the copy. */
  failedLabel: string;
}

/** A column of a data table: one of a plain table that may be sorted, hidden and copied. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** The content of the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** The sort key of the column; omitted, it cannot be sorted. */
  sort?: ColumnSort<Row> | undefined;
  /**
   * The minimum width in rem, in steps of a half up to 40, and its share of the remaining space.
   * @defaultValue 8
   */
  width?: number | undefined;
  /** Whether the user may hide it. @defaultValue every column but the one that names the row */
  hideable?: boolean | undefined;
  /** A button in each cell that copies its value. */
  copy?: CellCopy<Row> | undefined;
  /**
   * The total of the column in the row of totals, which a table has when one of its columns does.
   * @param rows the loaded rows.
   */
  footer?: ((rows: ReadonlyArray<Row>) => ReactNode) | undefined;
}

/** Whether the user may hide a column: not the one that says which row it is. */
export const isHideable = (column: {
  hideable?: boolean | undefined;
  rowHeader?: boolean | undefined;
}) => column.hideable ?? !column.rowHeader;
