import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { alignOf } from '../Table/Table.tsx';
import { tableRoles } from '../Table/table-roles.ts';
import { columnHead, head, sortButton, sortMark } from './DataTable.css.ts';
import { buttonHeading } from './DataTableCell.css.ts';
import { DETAILS_KEY } from './DataTableCell.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { TableSorting } from './sort/column-sort.ts';

interface DataTableHeadProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  sorting: TableSorting | null;
  /** Rows are cards or on paper: nothing in the headings may take the focus. */
  isStill: boolean;
  onSort: (column: DataTableColumn<Row>) => void;
}

const marks = {
  ascending: <ArrowUp />,
  descending: <ArrowDown />,
  none: <ChevronsUpDown />,
} as const;

/** The row of headings; those of columns that can be put in order are buttons. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sorting, isStill, onSort } = props;
  return (
    <thead {...tableRoles.group} className={head}>
      <tr {...tableRoles.row} aria-rowindex={1}>
        {columns.map((column) => {
          const direction = sorting?.column === column.key ? sorting.direction : undefined;
          return (
            <th
              key={column.key}
              {...tableRoles.columnHeader}
              aria-sort={direction}
              data-align={alignOf(column)}
              data-row-header={column.rowHeader || undefined}
              className={columnHead}
            >
              {column.sort && !isStill ? (
                <button
                  type="button"
                  className={sortButton}
                  data-sorted={direction}
                  onClick={() => onSort(column)}
                >
                  <span>{column.header}</span>
                  <span className={sortMark} data-print="hidden">
                    <Glyph icon={marks[direction ?? 'none']} />
                  </span>
                </button>
              ) : (
                <span className={column.key === DETAILS_KEY ? buttonHeading : undefined}>
                  {column.header}
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
