import type { ReactNode } from 'react';

/** How one column is headed and set. */
export interface TableColumnFrame {
  /** Identifies the column. */
  key: string;
  /** The heading; on narrow screens the label of each value. */
  header: string;
  /** The alignment of values. Numbers are at the end by default. @defaultValue 'start' */
  align?: 'start' | 'end' | undefined;
  /** Numbers: tabular figures, aligned at the end. @defaultValue false */
  numeric?: boolean | undefined;
  /** Codes and identifiers. @defaultValue false */
  mono?: boolean | undefined;
  /** Left out where rows are shown as cards. @defaultValue false */
  hideOnMobile?: boolean | undefined;
  /** Hidden in print, where its controls have no use. @defaultValue false */
  hideOnPrint?: boolean | undefined;
  /** The column that names the row; read with each of its cells. @defaultValue false */
  rowHeader?: boolean | undefined;
  /** Values stay on one line: dates, codes. @defaultValue false */
  nowrap?: boolean | undefined;
}

/** A column of a table over rows of one kind. */
export interface TableColumn<Row> extends TableColumnFrame {
  /** What the cell of a row shows. */
  cell: (row: Row) => ReactNode;
}
