import type { CellContext } from './DataTableCell.tsx';
import { DataTableRow, type DataTableRowProps } from './DataTableRow.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';
import type { ModelRow } from './use-table-model.ts';

export interface DataTableBodyProps<Row> extends RowLayout {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The rows in their order; the same array until they change. */
  rows: ReadonlyArray<ModelRow<Row>>;
  context: CellContext<Row>;
  /** The keys of the selected rows; undefined where rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** Printing renders every row. */
  isPrinting: boolean;
  /** The server rendered the table, and did not know whether its rows are cards. */
  isPrerendered: boolean;
}

interface Place extends Pick<DataTableRowProps<never>, 'measure'> {
  /** Its index among the loaded rows, from 0. */
  index: number;
  isDetached?: boolean;
}

/** The row at an index; null where there is none. */
export function bodyRow<Row>(
  {
    columns,
    rows,
    context,
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
      index={index}
      measure={measure}
      isDetached={isDetached}
      // Paper may be narrower than the screen.
      isCard={cardLines > 0 || isPrinting || isPrerendered}
      context={context}
    />
  ) : null;
}
