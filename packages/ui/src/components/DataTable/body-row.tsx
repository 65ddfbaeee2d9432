import type { CellContext } from './DataTableCell.tsx';
import { DataTableRow, type DataTableRowProps } from './DataTableRow.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { RowDetails, RowSelection } from './data-table-props.ts';
import type { RowLayout } from './row-layout.ts';
import type { ModelRow } from './use-table-model.ts';

export interface DataTableBodyProps<Row> extends RowLayout {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Rows in display order. The array must stay the same until they change. */
  rows: ReadonlyArray<ModelRow<Row>>;
  context: CellContext<Row>;
  details: RowDetails<Row> | undefined;
  selection: RowSelection<Row> | undefined;
  /** Keys of the selected rows; undefined if rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** Whether the page is being printed, which renders every row. */
  isPrinting: boolean;
  /** Whether the table is prerendered: the server does not know whether its rows are cards. */
  isPrerendered: boolean;
}

/** Where a row is, and how it is measured. */
export interface Place extends Pick<DataTableRowProps<never>, 'measure'> {
  /** Index among the loaded rows, from 0. */
  index: number;
  isDetached?: boolean;
}

/**
 * Returns the places to render. The rows may be others than those the window was computed for: the row that has the
 * focus, named by its id, is among them wherever it is now.
 */
export type PlacesIn = (
  rows: ReadonlyArray<{ id: string }>,
  focused: string | null,
) => readonly Place[];

/** Renders the row at an index. @returns null if there is no such row. */
export function bodyRow<Row>(
  {
    columns,
    rows,
    context,
    details,
    selection,
    selected,
    cardLines,
    isPrinting,
    isPrerendered,
  }: DataTableBodyProps<Row>,
  { index, measure, isDetached = false }: Place,
) {
  const row = rows[index];
  return row ? (
    <DataTableRow
      key={row.id}
      columns={columns}
      row={row.original}
      id={row.id}
      isSelected={selected?.has(row.id)}
      // Texts, not the functions: those of inline objects are new in each render.
      selectionLabel={selection?.label(row.original)}
      detailsLabel={details?.label(row.original)}
      index={index}
      measure={measure}
      isDetached={isDetached}
      // Paper may be narrower than the screen.
      isCard={cardLines > 0 || isPrinting || isPrerendered}
      context={context}
    />
  ) : null;
}
