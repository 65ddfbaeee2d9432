import type { DataTableColumn } from './data-table-column.ts';
import type { RowDetails, RowSelection } from './data-table-props.ts';

/** The column of the buttons that show more about a row. */
export const DETAILS_KEY = 'data-table:details';

/** The column of the boxes that select a row. */
export const SELECTION_KEY = 'data-table:selection';

interface OwnColumns<Row> {
  details: RowDetails<Row> | undefined;
  selection: RowSelection<Row> | undefined;
}

const own = { hideable: false, hideOnPrint: true, cell: () => null } as const;

/** The caller's columns between those that the table adds. */
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
