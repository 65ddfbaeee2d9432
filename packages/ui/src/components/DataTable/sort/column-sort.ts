/** An absent value; it is last in either direction. */
export type Absent = null | undefined;

/** The sort key of a column. Each kind defines how its values compare. */
export type ColumnSort<Row> =
  | {
      /** Text, in the order of the table's `locale`; accents and capitals decide last. */
      by: 'text';
      value: (row: Row) => string | Absent;
    }
  | {
      /** Whole numbers and measures. */
      by: 'number';
      value: (row: Row) => number | Absent;
    }
  | {
      /** Decimal strings such as `1234567890.12`, compared exactly. */
      by: 'decimal';
      value: (row: Row) => string | Absent;
    }
  | {
      /** Timestamps: a `Date`, milliseconds, or ISO 8601 text with its offset. */
      by: 'date';
      value: (row: Row) => Date | number | string | Absent;
    };

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The sorted column and its direction. */
export interface TableSorting {
  /** The `key` of the column. */
  column: string;
  direction: SortDirection;
}
