import { type ReactNode, useId } from 'react';
import type { NoAttributes } from '../private/types.ts';
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

export interface TableFrameProps extends NoAttributes {
  /** Caption and accessible name of the table and of its scrollable region. */
  caption: string;
  /**
   * Whether the caption is visually hidden, for example because a heading above has the same text.
   * @defaultValue false
   */
  captionHidden?: boolean | undefined;
  /** Columns, in display order. */
  columns: ReadonlyArray<TableColumnFrame>;
  /**
   * Whether rows remain rows on small viewports instead of becoming cards. Use it for few columns
   * of short text or numbers.
   * @defaultValue false
   */
  rowsOnMobile?: boolean | undefined;
  /** Rows of the body. */
  children: ReactNode;
  /** Whether the rows are being loaded. Sets `aria-busy`. @defaultValue false */
  busy?: boolean | undefined;
}

/** Returns the alignment of the heading and the values of a column. */
export const alignOf = (column: TableColumnFrame) =>
  column.align ?? (column.numeric ? 'end' : 'start');

const onPaper = (column: TableColumnFrame) => (column.hideOnPrint ? 'hidden' : undefined);

/**
 * The caption, headings and scrollable region of a table. Shared with the skeleton, so that both
 * have the same shape.
 */
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
  /** Renders the content of a cell. */
  children: (column: TableColumnFrame, index: number) => ReactNode;
}

/** Props of a cell of a column. Attributes with the default value are omitted. */
export const cellStyle = (column: TableColumnFrame) => ({
  ...(column.rowHeader ? tableRoles.rowHeader : tableRoles.cell),
  'data-align': alignOf(column) === 'end' ? 'end' : undefined,
  'data-mono': column.mono || undefined,
  'data-nowrap': column.nowrap || undefined,
  'data-mobile': column.hideOnMobile ? 'hidden' : undefined,
  'data-print': onPaper(column),
  className: cell,
});

/** A row whose cells have the labels that are shown if rows are cards. */
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
  /** Columns, in display order. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** Rows, in display order. For an empty list render an `EmptyState` instead of the table. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
}

/**
 * A static table for short lists. If its container is narrower than 44 rem, each row becomes a card
 * with labels.
 */
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
