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
  // Here and not in a parent: scrolling then renders nothing but rows.
  const { isWindowed, body, range, places, setFocusedPlace } = useRowWindow(props);
  return (
    <tbody
      {...tableRoles.group}
      // Another element when all rows are rendered: the padding set by script must not stay.
      key={isWindowed ? 'window' : 'all'}
      ref={body}
      data-windowed={isWindowed || undefined}
      className={bodyClass}
      onFocus={(event) => setFocusedPlace(placeOf(event.target))}
      onBlur={() => setFocusedPlace(null)}
    >
      {places.map((place) => {
        const row = rows[place];
        return row ? (
          <DataTableRow
            // Sorting changes the text of existing rows and creates none,
            // which takes a third of the time. So cells have no state of their own.
            key={place}
            columns={columns}
            row={row.original}
            place={place}
            isOutOfRange={place < range.first || place >= range.end}
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
 * The rendered rows: all of them, or those in view and a few around. They are measured after
 * each render, so it renders only when its props change.
 */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
