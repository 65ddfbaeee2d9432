import type { DataTableColumn } from './data-table-column.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';

/** Text sorts from A at first; numbers and dates from the greatest and the newest. */
const firstDirection = {
  text: 'ascending',
  number: 'descending',
  decimal: 'descending',
  date: 'descending',
} as const satisfies Record<string, SortDirection>;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** The next sorting after a click on a heading: one direction, the other, the original order. */
export function nextSorting(
  column: Pick<DataTableColumn<never>, 'key' | 'sort'>,
  sorting: TableSorting | null,
): TableSorting | null {
  const first = firstDirection[column.sort?.by ?? 'text'];
  if (sorting?.column !== column.key) return { column: column.key, direction: first };
  return sorting.direction === first ? { column: column.key, direction: opposite[first] } : null;
}
