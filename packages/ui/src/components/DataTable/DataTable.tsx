import type { RowData } from '@tanstack/react-table';
import { startTransition, useCallback, useId, useMemo, useRef } from 'react';
import { containers } from '../../css/breakpoints.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { useAnnouncement } from '../private/use-announcement.ts';
import { useBox } from '../private/use-box.ts';
import { useInlineVars } from '../private/use-inline-vars.ts';
import { usePrinting } from '../private/use-printing.ts';
import { useScrollStop } from '../private/use-scroll-stop.ts';
import { tableRoles } from '../Table/table-roles.ts';
import {
  foot,
  leastWidth,
  nameWidth,
  notice,
  printNote,
  region,
  root,
  table,
  tracks,
} from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DETAILS_KEY } from './DataTableCell.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableProps, RowDetails } from './data-table-props.ts';
import { nextSorting } from './next-sorting.ts';
import './horizontal-scroll.css.ts';
import { useCellCopy } from './use-cell-copy.ts';
import { useTableModel } from './use-table-model.ts';
import { useTableState } from './use-table-state.ts';

/** Paper takes this many rows; a longer list is a file to export. */
const PRINTED_ROWS = 1000;

/** Width of a column that sets none, in rem. */
const WIDTH = 8;

/** Below this many rem rows are cards; the same width as in the styles. */
const LEAST_TABLE = Number.parseFloat(containers.table.replace(/[^\d.]/g, ''));

type Widths = ReadonlyArray<Pick<DataTableColumn<never>, 'width' | 'rowHeader'>>;

const totalWidth = (columns: Widths): number =>
  columns.reduce((sum, column) => sum + (column.width ?? WIDTH), 0);

function trackVars(columns: Widths): Record<string, string> {
  const widths = columns.map((column) => column.width ?? WIDTH);
  const names = columns.filter((column) => column.rowHeader);
  return {
    [tracks]: widths.map((width) => `minmax(${width}rem, ${width}fr)`).join(' '),
    [leastWidth]: `${totalWidth(columns)}rem`,
    [nameWidth]: `${totalWidth(names)}rem`,
  };
}

function withDetails<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  details: RowDetails<Row> | undefined,
): ReadonlyArray<DataTableColumn<Row>> {
  if (!details) return columns;
  const buttons = {
    key: DETAILS_KEY,
    header: details.header,
    align: 'end',
    width: 6,
    hideOnPrint: true,
  } as const;
  return [...columns, { ...buttons, hideable: false, cell: () => null }];
}

/**
 * A table of many rows: sorting, hidden columns, and windowing: only rows in view are
 * rendered. It shows no loading, empty or error state: compose `TableSkeleton`, `EmptyState` and
 * `ErrorState`.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, rowKey, texts, details, totalRows = rows.length, busy } = props;
  const captionId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop<HTMLElement>();
  const { announced, say } = useAnnouncement();
  const { width, rem } = useBox(rootRef);
  const isSmallViewport = width > 0 && width < LEAST_TABLE * rem;
  const isPrinting = usePrinting();
  const state = useTableState(props);
  const allColumns = useMemo(() => withDetails(props.columns, details), [props.columns, details]);
  const model = useTableModel({
    columns: allColumns,
    rows,
    rowKey,
    sorting: state.sorting,
    hiddenColumns: state.hiddenColumns,
    isSortedByCaller: props.sortedByCaller ?? false,
    locale: props.locale,
  });
  const cardLines = isSmallViewport
    ? model.columns.filter((column) => !column.hideOnMobile).length
    : 0;
  useInlineVars(
    rootRef,
    useMemo(() => trackVars(model.columns), [model.columns]),
  );
  const { copied, copyCell } = useCellCopy<Row>(say);
  const context = useMemo(() => ({ details, copied, copyCell }), [details, copied, copyCell]);

  const { setSorting } = state;
  const sortBy = useCallback(
    (sorting: typeof state.sorting) => {
      const column = allColumns.find(({ key }) => key === sorting?.column);
      const message =
        sorting && column ? texts.sorted?.(column.header, sorting.direction) : texts.unsorted;
      // The click is painted first; the new order renders in slices and is announced once rendered.
      startTransition(() => {
        setSorting(sorting);
        say(message ?? '');
      });
      const element = rootRef.current;
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
    },
    [allColumns, setSorting, say, texts],
  );
  const printed = isPrinting ? model.rows.slice(0, PRINTED_ROWS) : model.rows;
  // Paper has no buttons, and headings that are buttons are not repeated after its first page.
  const columns = isPrinting
    ? model.columns.filter((column) => !column.hideOnPrint)
    : model.columns;
  return (
    <div
      ref={rootRef}
      className={root}
      data-density={state.density}
      data-scrolls-horizontally={width < totalWidth(model.columns) * rem || undefined}
    >
      <DataTableBar {...{ captionId, state, sortBy, isSmallViewport }} table={props} />
      <section {...scrollStop} aria-labelledby={captionId} className={region}>
        <table
          {...tableRoles.table}
          aria-labelledby={captionId}
          aria-rowcount={totalRows === 'unknown' ? -1 : totalRows + 1}
          aria-busy={busy || undefined}
          className={table}
        >
          <DataTableHead
            columns={columns}
            sorting={state.sorting}
            isStill={isSmallViewport || isPrinting}
            onSort={(column) => sortBy(nextSorting(column, state.sorting))}
          />
          <DataTableBody
            columns={columns}
            rows={printed}
            context={context}
            density={state.density}
            {...{ rem, cardLines, isPrinting }}
          />
        </table>
      </section>
      <p role="status" className={copied ? notice : visuallyHidden} data-outcome={copied?.outcome}>
        <span key={announced.time}>{announced.message}</span>
      </p>
      {rows.length > PRINTED_ROWS ? (
        <p className={printNote}>{texts.printLimit(PRINTED_ROWS, rows.length)}</p>
      ) : null}
      {props.footer ? <div className={foot}>{props.footer}</div> : null}
    </div>
  );
}
