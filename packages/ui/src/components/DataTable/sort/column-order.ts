import type { ColumnSort } from './column-sort.ts';
import { decimalOrder, isDecimal } from './decimal-order.ts';
import { type ColumnOrder, orderValues, type ValueOrder } from './order-values.ts';
import { textOrder } from './text-order.ts';

/** Numbers are their own keys; equal ones are equal. */
const numberOrder: ValueOrder<number> = { keyAt: (value) => value, levels: 1, compare: () => 0 };

function orderNumbers<Row>(
  rows: ReadonlyArray<Row>,
  numberOf: (row: Row) => number | null | undefined,
): ColumnOrder {
  const numbers = rows.map((row) => {
    const number = numberOf(row);
    return Number.isNaN(number) ? null : number;
  });
  return orderValues(numbers, numberOrder);
}

function timestampOf(value: Date | number | string | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? Date.parse(value) : Number(value);
}

/**
 * The order of rows by one column; a value that cannot be parsed counts as absent.
 * @param locale of text; undefined is the language of the runtime.
 */
export function columnOrder<Row>(
  rows: ReadonlyArray<Row>,
  sort: ColumnSort<Row>,
  locale?: string,
): ColumnOrder {
  switch (sort.by) {
    case 'text': {
      const texts = rows.map(sort.value);
      return orderValues(texts, textOrder(texts, locale));
    }
    case 'decimal': {
      const decimals = rows.map((row) => {
        const text = sort.value(row);
        return typeof text === 'string' && isDecimal(text) ? text : null;
      });
      return orderValues(decimals, decimalOrder);
    }
    case 'date':
      return orderNumbers(rows, (row) => timestampOf(sort.value(row)));
    case 'number':
      return orderNumbers(rows, sort.value);
  }
}
