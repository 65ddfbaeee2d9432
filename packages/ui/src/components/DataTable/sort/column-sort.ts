/** An absent value. It is sorted last in both directions. */
export type Absent = null | undefined;

/** Sort key of a column. `by` defines how its values are compared. */
export type ColumnSort<Row> =
  | {
      /** Text, compared by the collation of the table's `locale`. Accents and case decide last. */
      by: 'text';
      value: (row: Row) => string | Absent;
    }
  | {
      /** JavaScript numbers. */
      by: 'number';
      value: (row: Row) => number | Absent;
    }
  | {
      /** Decimal strings such as `1234567890.12`, compared without rounding. */
      by: 'decimal';
      value: (row: Row) => string | Absent;
    }
  | {
      /** Timestamps: a `Date`, milliseconds since 1970, or ISO 8601 text with its offset. */
      by: 'date';
      value: (row: Row) => Date | number | string | Absent;
    };

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The sorted column and its direction. */
export interface TableSorting {
  /** The `key` of the column. */
  column: string;
  /** Sort direction. */
  direction: SortDirection;
}
