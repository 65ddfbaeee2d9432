import { memo, type ReactNode, type RefCallback } from 'react';
import { cellStyle } from '../Table/Table.tsx';
import { tableRoles } from '../Table/table-roles.ts';
import { widthClass } from './column-width.ts';
import { row as rowClass } from './DataTable.css.ts';
import { cardButton } from './DataTableCell.css.ts';
import { type CellContext, type CellRow, dataTableCell } from './DataTableCell.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { DETAILS_KEY, SELECTION_KEY } from './own-columns.ts';

export interface DataTableRowProps<Row> extends CellRow<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Index among the loaded rows, from 0. */
  index: number;
  /** Measures the row and observes its height. */
  measure?: RefCallback<HTMLTableRowElement> | undefined;
  /** Whether the row is out of view and remains rendered because it has the focus. */
  isDetached: boolean;
  /** Whether the row may be shown as a card: each value then has its label. */
  isCard: boolean;
  context: CellContext<Row>;
}

/** `aria-rowindex` counts from 1, and the header row is the first. */
const FIRST_ROW_INDEX = 2;

/** Returns the index of the row that contains an element. */
export const indexOf = (target: Element): number =>
  Number(target.closest('tr')?.ariaRowIndex) - FIRST_ROW_INDEX;

type CellsProps<Row> = Omit<DataTableRowProps<Row>, 'index' | 'measure' | 'isDetached'>;

function PlainCells<Row>({ columns, isCard, context, ...row }: CellsProps<Row>): ReactNode {
  return columns.map((column) => {
    const Element = column.rowHeader ? 'th' : 'td';
    const content = dataTableCell(context, column, row);
    const style = cellStyle(column);
    const attributes = {
      ...style,
      // Without that of its copy button.
      'aria-label': (column.rowHeader && column.copy?.value(row.row)) || undefined,
      'data-selects': column.key === SELECTION_KEY || undefined,
      className: `${style.className} ${widthClass(column)}`,
    };
    // Rows mount while scrolling, so they omit what only cards need.
    return isCard ? (
      <Element key={column.key} {...attributes} data-label={column.header}>
        <div className={column.key === DETAILS_KEY ? cardButton : undefined}>{content}</div>
      </Element>
    ) : (
      <Element key={column.key} {...attributes}>
        {content}
      </Element>
    );
  });
}

/** Separate from the row, because sorting may change nothing but its index. */
const Cells = memo(PlainCells) as typeof PlainCells;

function PlainDataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { index, measure, isDetached, ...cells } = props;
  return (
    <tr
      {...tableRoles.row}
      ref={measure}
      aria-rowindex={index + FIRST_ROW_INDEX}
      data-index={measure ? index : undefined}
      aria-selected={cells.isSelected}
      data-detached={isDetached || undefined}
      className={rowClass}
    >
      <Cells {...cells} />
    </tr>
  );
}

/** Memoized, because most rows remain the same while scrolling. */
export const DataTableRow = memo(PlainDataTableRow) as typeof PlainDataTableRow;
