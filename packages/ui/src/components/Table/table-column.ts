import type { ReactNode } from 'react';

/** Heading and appearance of a column. */
export interface TableColumnFrame {
  /** Unique key of the column. */
  key: string;
  /** Heading of the column; also the label of each value if rows are cards. */
  header: string;
  /**
   * Alignment of the heading and the values.
   * @defaultValue `'end'` for numeric columns, `'start'` otherwise
   */
  align?: 'start' | 'end' | undefined;
  /** Whether the values are numbers: tabular figures, aligned at the end. @defaultValue false */
  numeric?: boolean | undefined;
  /** Whether the values are monospaced, for codes and identifiers. @defaultValue false */
  mono?: boolean | undefined;
  /** Whether the column is hidden if rows are cards. @defaultValue false */
  hideOnMobile?: boolean | undefined;
  /**
   * Whether the column is hidden in print, for example because it contains buttons.
   * @defaultValue false
   */
  hideOnPrint?: boolean | undefined;
  /** Whether the column identifies the row: its cells are row headers. @defaultValue false */
  rowHeader?: boolean | undefined;
  /** Whether the values do not wrap, such as dates and codes. @defaultValue false */
  nowrap?: boolean | undefined;
}

/** A column of a `Table`. */
export interface TableColumn<Row> extends TableColumnFrame {
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
}
