import { memo } from 'react';
import { tableRoles } from '../Table/table-roles.ts';
import { body as bodyClass } from './DataTable.css.ts';
import type { CellContext } from './DataTableCell.tsx';
import { DataTableRow, indexOf } from './DataTableRow.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { type RowWindowOptions, useRowWindow } from './use-row-window.ts';
import type { ModelRow } from './use-table-model.ts';

interface DataTableBodyProps<Row> extends Omit<RowWindowOptions, 'rows'> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<ModelRow<Row>>;
  context: CellContext<Row>;
  /** The keys of the selected rows; undefined where rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** The server rendered the table, and did not know whether its rows are cards. */
  isPrerendered: boolean;
}

function PlainDataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { columns, rows, context, selected, cardLines, isPrinting, isPrerendered } = props;
  // Here and not further up: scrolling then renders rows only.
  const { isWindowed, body, rows: rendered, measure, retain } = useRowWindow(props);
  return (
    <tbody
      {...tableRoles.group}
      // Another element when all rows are rendered: the space set by script must not remain.
      key={isWindowed ? 'window' : 'all'}
      ref={body}
      data-windowed={isWindowed || undefined}
      className={bodyClass}
      onFocus={(event) => retain(indexOf(event.target))}
      onBlur={() => retain(null)}
    >
      {rendered.map(({ index, isDetached }) => {
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
      })}
    </tbody>
  );
}

/** The rendered rows: all of them, or those in view and a few around. */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
