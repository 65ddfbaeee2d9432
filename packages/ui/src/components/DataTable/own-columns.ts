import type { DataTableColumn } from './data-table-column.ts';

/** Key of the column of details buttons. */
export const DETAILS_KEY = 'data-table:details';

/** Key of the column of selection checkboxes. */
export const SELECTION_KEY = 'data-table:selection';

/** Headers of the own columns; undefined for no such column. */
interface OwnHeaders {
  details: string | undefined;
  selection: string | undefined;
}

const own = { hideable: false, hideOnPrint: true, cell: () => null } as const;

/** Adds the columns of checkboxes and details buttons to the caller's columns. */
export function withOwnColumns<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  { details, selection }: OwnHeaders,
): ReadonlyArray<DataTableColumn<Row>> {
  if (details === undefined && selection === undefined) return columns;
  const before =
    selection === undefined ? [] : [{ ...own, key: SELECTION_KEY, header: selection, width: 3 }];
  const after =
    details === undefined
      ? []
      : [{ ...own, key: DETAILS_KEY, header: details, width: 6, align: 'end' } as const];
  return [...before, ...columns, ...after];
}
