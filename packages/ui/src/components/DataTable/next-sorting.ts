import type { DataTableColumn } from './data-table-column.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';

/** Initial direction per sort key: A to Z for text, descending for numbers and dates. */
const firstDirection = {
  text: 'ascending',
  number: 'descending',
  decimal: 'descending',
  date: 'descending',
} as const satisfies Record<string, SortDirection>;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/**
 * Returns the sorting after a click on a heading: the initial direction, then the opposite, then
 * the original order.
 */
export function nextSorting(
  column: Pick<DataTableColumn<never>, 'key' | 'sort'>,
  sorting: TableSorting | null,
): TableSorting | null {
  const first = firstDirection[column.sort?.by ?? 'text'];
  if (sorting?.column !== column.key) return { column: column.key, direction: first };
  return sorting.direction === first ? { column: column.key, direction: opposite[first] } : null;
}
