import type { ColumnSort } from './column-sort.ts';
import { compareDecimals, isDecimal } from './decimals.ts';

/** The sort value of a row; undefined if it is absent or cannot be parsed. */
type SortValue = string | number | undefined;

/** A column as TanStack Table sorts it. */
interface SortableColumn<Row> {
  sortValue: (row: Row) => SortValue;
  /** Compares two present values. */
  compare: (a: SortValue, b: SortValue) => number;
}

const compareNumbers = (a: SortValue, b: SortValue) =>
  Number((a ?? 0) > (b ?? 0)) - Number((a ?? 0) < (b ?? 0));

const present = (value: number | null | undefined) =>
  value === null || Number.isNaN(value) ? undefined : value;

function timestampOf(value: Date | number | string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  return present(typeof value === 'string' ? Date.parse(value) : Number(value));
}

/**
 * Returns how TanStack Table reads and compares the values of a column.
 * @param locale of text, a BCP 47 language tag; undefined for the locale of the runtime.
 */
export function sortableColumn<Row>(
  sort: ColumnSort<Row>,
  locale: string | undefined,
): SortableColumn<Row> {
  switch (sort.by) {
    case 'text': {
      const { compare } = new Intl.Collator(locale);
      return {
        sortValue: (row) => sort.value(row) ?? undefined,
        compare: (a, b) => compare(String(a), String(b)),
      };
    }
    case 'decimal':
      return {
        sortValue: (row) => {
          const text = sort.value(row);
          return typeof text === 'string' && isDecimal(text) ? text : undefined;
        },
        compare: (a, b) => compareDecimals(String(a), String(b)),
      };
    case 'date':
      return { sortValue: (row) => timestampOf(sort.value(row)), compare: compareNumbers };
    case 'number':
      return { sortValue: (row) => present(sort.value(row)), compare: compareNumbers };
  }
}
