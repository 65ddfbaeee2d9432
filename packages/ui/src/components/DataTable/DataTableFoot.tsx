import { memo } from 'react';
import { cellStyle } from '../Table/Table.tsx';
import { tableRoles } from '../Table/table-roles.ts';
import { widthClass } from './column-width.ts';
import { foot, totals } from './DataTable.css.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { SELECTION_KEY } from './own-columns.ts';

interface DataTableFootProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The loaded rows. */
  rows: ReadonlyArray<Row>;
  /** The `aria-rowindex` of the totals; undefined if more rows may follow. */
  rowIndex: number | undefined;
}

/** Whether any column shows a total. */
export const hasTotals = (columns: ReadonlyArray<DataTableColumn<never>>): boolean =>
  columns.some(({ footer }) => footer);

function PlainDataTableFoot<Row>({ columns, rows, rowIndex }: DataTableFootProps<Row>) {
  return (
    <tfoot {...tableRoles.group} className={foot}>
      <tr {...tableRoles.row} aria-rowindex={rowIndex} className={totals}>
        {columns.map((column) => {
          const style = cellStyle({
            ...column,
            rowHeader: column.rowHeader && column.footer !== undefined,
          });
          const Element = style.role === 'rowheader' ? 'th' : 'td';
          return (
            <Element
              key={column.key}
              {...style}
              data-mobile={column.footer ? style['data-mobile'] : 'hidden'}
              data-selects={column.key === SELECTION_KEY || undefined}
              data-label={Element === 'th' ? undefined : column.header}
              className={`${style.className} ${widthClass(column)}`}
            >
              <div>{column.footer?.(rows)}</div>
            </Element>
          );
        })}
      </tr>
    </tfoot>
  );
}

/**
 * The row of totals of the loaded rows, or a card of totals if rows are shown as cards. Totals are
 * computed once per array of rows.
 */
export const DataTableFoot = memo(PlainDataTableFoot) as typeof PlainDataTableFoot;
