import type { DataTableColumn } from './data-table-column.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';

/** Words begin at A; of numbers and dates one looks for the greatest and the newest first. */
const firstDirection = {
  text: 'ascending',
  number: 'descending',
  decimal: 'descending',
  date: 'descending',
} as const satisfies Record<string, SortDirection>;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** What pressing a heading leads to: one direction, the other, and the order the rows came in. */
export function nextSorting(
  column: Pick<DataTableColumn<never>, 'key' | 'sort'>,
  sorting: TableSorting | null,
): TableSorting | null {
  const first = firstDirection[column.sort?.by ?? 'text'];
  if (sorting?.column !== column.key) return { column: column.key, direction: first };
  return sorting.direction === first ? { column: column.key, direction: opposite[first] } : null;
}
