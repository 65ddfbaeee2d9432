import type { DataTableColumn } from './data-table-column.ts';
import type { RowDetails, RowSelection } from './data-table-props.ts';

/** Key of the column of details buttons. */
export const DETAILS_KEY = 'data-table:details';

/** Key of the column of selection checkboxes. */
export const SELECTION_KEY = 'data-table:selection';

interface OwnColumns<Row> {
  details: RowDetails<Row> | undefined;
  selection: RowSelection<Row> | undefined;
}

const own = { hideable: false, hideOnPrint: true, cell: () => null } as const;

/** Adds the columns of checkboxes and details buttons to the caller's columns. */
export function withOwnColumns<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  { details, selection }: OwnColumns<Row>,
): ReadonlyArray<DataTableColumn<Row>> {
  if (!details && !selection) return columns;
  const before = selection
    ? [{ ...own, key: SELECTION_KEY, header: selection.header, width: 3 }]
    : [];
  const after = details
    ? [{ ...own, key: DETAILS_KEY, header: details.header, width: 6, align: 'end' } as const]
    : [];
  return [...before, ...columns, ...after];
}
