import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { alignOf } from '../Table/Table.tsx';
import { tableRoles } from '../Table/table-roles.ts';
import { widthClass } from './column-width.ts';
import { columnHead, head, sortButton, sortMark } from './DataTable.css.ts';
import { buttonHeading } from './DataTableCell.css.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { DETAILS_KEY, SELECTION_KEY } from './own-columns.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';
import type { TableParts } from './table-parts.ts';
import type { TableSelection } from './use-row-selection.ts';

interface DataTableHeadProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  sorting: TableSorting | null;
  /**
   * Whether the headings are static, because rows are cards or printed: nothing in them is then
   * focusable.
   */
  isStill: boolean;
  onSort: (column: DataTableColumn<Row>) => void;
  /** Called when the pointer or the focus reaches the heading of a sortable column. */
  onSortIntent: (() => unknown) | undefined;
  /** State of the checkbox that selects all rows; undefined if rows cannot be selected. */
  selection: TableSelection | undefined;
  /** Accessible name of that checkbox. */
  selectAllLabel: string | undefined;
  SelectionBox: TableParts['SelectionBox'] | undefined;
}

const marks = {
  ascending: <ArrowUp />,
  descending: <ArrowDown />,
  none: <ChevronsUpDown />,
} as const;

/**
 * Returns the content of a heading: its text, its sort button, or the checkbox that selects all
 * rows.
 */
function headingOf<Row>(
  props: DataTableHeadProps<Row>,
  column: DataTableColumn<Row>,
  direction: SortDirection | undefined,
): ReactNode {
  const { isStill, onSort, onSortIntent, selection, selectAllLabel, SelectionBox } = props;
  if (column.key === SELECTION_KEY && selection && SelectionBox && !isStill) {
    const { all, toggleAll } = selection;
    return <SelectionBox checked={all} label={selectAllLabel} onToggle={toggleAll} />;
  }
  if (!column.sort || isStill) {
    const className = column.key === DETAILS_KEY ? buttonHeading : undefined;
    return <span className={className}>{column.header}</span>;
  }
  return (
    <button
      type="button"
      className={sortButton}
      data-sorted={direction}
      onPointerEnter={onSortIntent}
      onFocus={onSortIntent}
      onClick={() => onSort(column)}
    >
      <span>{column.header}</span>
      <span className={sortMark} data-print="hidden">
        <Glyph icon={marks[direction ?? 'none']} />
      </span>
    </button>
  );
}

/** The header row. The headings of sortable columns are buttons. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sorting } = props;
  return (
    <thead {...tableRoles.group} className={head}>
      <tr {...tableRoles.row} aria-rowindex={1}>
        {columns.map((column) => {
          const direction = sorting?.column === column.key ? sorting.direction : undefined;
          return (
            <th
              key={column.key}
              {...tableRoles.columnHeader}
              aria-label={column.key === SELECTION_KEY ? column.header : undefined}
              aria-sort={direction}
              data-selects={column.key === SELECTION_KEY || undefined}
              data-align={alignOf(column)}
              data-row-header={column.rowHeader || undefined}
              className={`${columnHead} ${widthClass(column)}`}
            >
              {headingOf(props, column, direction)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
