import { type ReactNode, useId } from 'react';
import { useScrollStop } from '../private/use-scroll-stop.ts';
import {
  caption as captionClass,
  cell,
  columnHead,
  frame,
  head,
  hiddenCaption,
  region,
  row as rowClass,
  rows as rowsClass,
  smallViewportFrame,
  table,
} from './Table.css.ts';
import type { TableColumn, TableColumnFrame } from './table-column.ts';
import { tableRoles } from './table-roles.ts';

export interface TableFrameProps {
  /** Names the table and the region it scrolls in. */
  caption: string;
  /** The caption is only read aloud, as a heading above says the same. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** The columns in order. */
  columns: ReadonlyArray<TableColumnFrame>;
  /** Rows stay rows on a phone too: for few columns of short text or numbers. @defaultValue false */
  rowsOnMobile?: boolean | undefined;
  /** The rows of the body. */
  children: ReactNode;
  /** The rows are still to come. @defaultValue false */
  busy?: boolean | undefined;
}

/** The alignment of values and heading of a column. */
export const alignOf = (column: TableColumnFrame) =>
  column.align ?? (column.numeric ? 'end' : 'start');

const onPaper = (column: TableColumnFrame) => (column.hideOnPrint ? 'hidden' : undefined);

/** Caption, headings and the scrolling region; shared with the skeleton, so both have one shape. */
export function TableFrame(props: TableFrameProps) {
  const { caption, captionHidden, columns, rowsOnMobile, children, busy } = props;
  const captionId = useId();
  const scrollStop = useScrollStop<HTMLElement>();
  return (
    <div className={rowsOnMobile ? smallViewportFrame : frame}>
      <section {...scrollStop} aria-labelledby={captionId} className={region}>
        <table {...tableRoles.table} className={table} aria-busy={busy || undefined}>
          <caption id={captionId} className={captionHidden ? hiddenCaption : captionClass}>
            {caption}
          </caption>
          <thead {...tableRoles.group} className={head}>
            <tr {...tableRoles.row}>
              {columns.map((column) => (
                <th
                  key={column.key}
                  {...tableRoles.columnHeader}
                  data-align={alignOf(column)}
                  data-print={onPaper(column)}
                  className={columnHead}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className={rowsClass}>
            {children}
          </tbody>
        </table>
      </section>
    </div>
  );
}

export interface TableRowProps {
  columns: ReadonlyArray<TableColumnFrame>;
  /** What a cell shows. */
  children: (column: TableColumnFrame, index: number) => ReactNode;
}

/** What sets a cell as its column says; what is as usual is left out. */
export const cellStyle = (column: TableColumnFrame) => ({
  ...(column.rowHeader ? tableRoles.rowHeader : tableRoles.cell),
  'data-align': alignOf(column) === 'end' ? 'end' : undefined,
  'data-mono': column.mono || undefined,
  'data-nowrap': column.nowrap || undefined,
  'data-mobile': column.hideOnMobile ? 'hidden' : undefined,
  'data-print': onPaper(column),
  className: cell,
});

/** One row, each cell with the label it needs where rows are cards. */
export function TableRow(props: TableRowProps) {
  return (
    <tr {...tableRoles.row} className={rowClass}>
      {props.columns.map((column, index) => {
        const Element = column.rowHeader ? 'th' : 'td';
        return (
          <Element key={column.key} {...cellStyle(column)} data-label={column.header}>
            <div>{props.children(column, index)}</div>
          </Element>
        );
      })}
    </tr>
  );
}

export interface TableProps<Row> extends Omit<TableFrameProps, 'columns' | 'children'> {
  /** The columns in order. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** The rows in order. None is the caller's `EmptyState`, not an empty table. */
  rows: ReadonlyArray<Row>;
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
}

/** A calm, dense table; where there is little room each row becomes a card with labels. */
export function Table<Row>({ columns, rows, rowKey, ...frameProps }: TableProps<Row>) {
  return (
    <TableFrame {...frameProps} columns={columns}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} columns={columns}>
          {(_column, index) => columns[index]?.cell(row)}
        </TableRow>
      ))}
    </TableFrame>
  );
}
