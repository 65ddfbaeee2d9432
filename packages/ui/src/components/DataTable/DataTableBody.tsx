import { memo } from 'react';
import { tableRoles } from '../Table/table-roles.ts';
import { body as bodyClass } from './DataTable.css.ts';
import type { CellContext } from './DataTableCell.tsx';
import { DataTableRow, placeOf } from './DataTableRow.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { type RowWindowOptions, useRowWindow } from './use-row-window.ts';
import type { ModelRow } from './use-table-model.ts';

interface DataTableBodyProps<Row> extends Omit<RowWindowOptions, 'rows'> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: ReadonlyArray<ModelRow<Row>>;
  context: CellContext<Row>;
}

function PlainDataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { columns, rows, context, cardLines, isPrinting } = props;
  // Here and not further up: scrolling then draws nothing but rows.
  const { isWindowed, body, range, places, keep } = useRowWindow(props);
  return (
    <tbody
      {...tableRoles.group}
      // Another element when all rows are drawn: the room set by script must not stay.
      key={isWindowed ? 'window' : 'all'}
      ref={body}
      data-windowed={isWindowed || undefined}
      className={bodyClass}
      onFocus={(event) => keep(placeOf(event.target))}
      onBlur={() => keep(null)}
    >
      {places.map((place) => {
        const row = rows[place];
        return row ? (
          <DataTableRow
            // Another order is other words in rows that stand already, and none to be built and placed:
            // that takes a third of the time. What cells draw holds no state of its own.
            key={place}
            columns={columns}
            row={row.original}
            place={place}
            isKept={place < range.first || place >= range.end}
            // Paper may be narrower than the screen.
            isCard={cardLines > 0 || isPrinting}
            context={context}
          />
        ) : null;
      })}
    </tbody>
  );
}

/**
 * The rows that are drawn: all of them, or those in sight and a few around. Measured whenever it is
 * drawn, and so drawn only when it shows something else.
 */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
