import type { RowData } from '@tanstack/table-core';
import {
  type FocusEvent,
  startTransition,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { containers } from '../../css/breakpoints.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { reportLoadFailure } from '../private/lazy-chunk/load-failure.ts';
import { useBox } from '../private/use-box.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import { usePrinting } from '../private/use-printing.ts';
import { useScrollStop } from '../private/use-scroll-stop.ts';
import { tableRoles } from '../Table/table-roles.ts';
import { totalWidth } from './column-width.ts';
import {
  below,
  boxWidth,
  nameWidth,
  notice,
  printNote,
  region,
  root,
  table,
} from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableFoot, hasTotals } from './DataTableFoot.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { nextSorting } from './next-sorting.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useInlineVars } from './use-inline-vars.ts';
import './columns.css.ts';
import './horizontal-scroll.css.ts';
import { SELECTION_KEY, withOwnColumns } from './own-columns.ts';
import { SelectAll } from './SelectAll.tsx';
import type { TableParts } from './table-parts.ts';
import { useCellCopy } from './use-cell-copy.ts';
import { useOpenDetails } from './use-open-details.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableModel } from './use-table-model.ts';
import { useTableState } from './use-table-state.ts';

/** Maximum number of printed rows. Longer lists are exported as a file. */
const MAX_PRINTED_ROWS = 1000;

/** Width in rem below which rows are cards, as in the styles. */
const MIN_TABLE_WIDTH = Number.parseFloat(containers.table.replace(/[^\d.]/g, ''));

const nameVars = (columns: ReadonlyArray<DataTableColumn<never>>) => ({
  [nameWidth]: `${totalWidth(columns.filter(({ rowHeader }) => rowHeader))}rem`,
  [boxWidth]: `${totalWidth(columns.filter(({ key }) => key === SELECTION_KEY))}rem`,
});

/**
 * Scrolls what receives the focus by the keyboard out from behind the row headers. Browsers leave it
 * there if a part of it is in view. Without a layout, as in a test on jsdom, nothing scrolls.
 */
const showFocused = ({ target }: FocusEvent) => {
  if (target.matches('tr :focus-visible')) {
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
};

interface TableViewProps<Row extends RowData> extends DataTableProps<Row> {
  /**
   * The code that sorts and selects. Null while it is not loaded, or if the table needs neither.
   */
  parts: TableParts | null;
  /** Loads `parts`; undefined once they are loaded. @returns whether they are loaded. */
  loadParts?: (() => Promise<boolean>) | undefined;
}

/** A data table without the code that sorts and selects, which `PagedTable` loads on demand. */
export function TableView<Row extends RowData>(props: TableViewProps<Row>) {
  const { rows, rowKey, texts, details, totalRows = rows.length, busy } = props;
  const { parts, loadParts } = props;
  const selection = parts ? props.selection : undefined;
  const captionId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop<HTMLElement>();
  const { announced, announce } = useAnnouncement();
  const { width, rem } = useBox(rootRef);
  const isSmallViewport = width > 0 && width < MIN_TABLE_WIDTH * rem;
  const isPrinting = usePrinting();
  // Constant for the lifetime of the table: rows that changed their elements would lose their
  // state.
  const [isPrerendered] = useState(useHydrating());
  const state = useTableState(props);
  const allColumns = useMemo(
    () => withOwnColumns(props.columns, { details: details?.header, selection: selection?.header }),
    [props.columns, details?.header, selection?.header],
  );
  const model = useTableModel({
    columns: allColumns,
    rows,
    rowKey,
    sorting: state.sorting,
    hiddenColumns: state.hiddenColumns,
    isSortedByCaller: props.sortedByCaller ?? false,
    locale: props.locale,
    createSorter: parts?.createSorter ?? null,
  });
  const cardLines = isSmallViewport
    ? model.columns.filter((column) => !column.hideOnMobile).length
    : 0;
  useInlineVars(
    rootRef,
    useMemo(() => nameVars(model.columns), [model.columns]),
  );
  const { copied, copyCell } = useCellCopy<Row>(announce);
  const { selected, setSelected } = state;
  const { selection: choice, select } = useRowSelection({
    rules: parts?.selectionRules ?? null,
    ...{ selection, rows: model.rows, selected, setSelected, announce },
  });
  const openDetails = useOpenDetails(details);
  const detailsButton = details?.buttonLabel;
  const SelectionBox = parts?.SelectionBox;
  const context = useMemo(
    () => ({ detailsButton, openDetails, copied, copyCell, select, SelectionBox }),
    [detailsButton, openDetails, copied, copyCell, select, SelectionBox],
  );

  // That of the last render, as the caller may change before the code that sorts is loaded.
  const sortBy = useEffectEvent((sorting: typeof state.sorting) => {
    const column = allColumns.find(({ key }) => key === sorting?.column);
    const message =
      sorting && column ? texts.sorted?.(column.header, sorting.direction) : texts.unsorted;
    // The click is painted first; the new order renders in slices and is announced once rendered.
    startTransition(() => {
      state.setSorting(sorting);
      announce(message ?? '');
    });
    const element = rootRef.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  });

  // If the code cannot be loaded, the order remains, and the next click tries again.
  const requestSort = (sorting: typeof state.sorting) => {
    if (sorting === null || !loadParts) return sortBy(sorting);
    void loadParts().then((isLoaded) => (isLoaded ? sortBy(sorting) : reportLoadFailure()));
  };
  const printed = isPrinting ? model.rows.slice(0, MAX_PRINTED_ROWS) : model.rows;
  // Print has no buttons, and browsers do not repeat headings with buttons after the first page.
  const columns = isPrinting
    ? model.columns.filter((column) => !column.hideOnPrint)
    : model.columns;
  const isWider = width < totalWidth(model.columns) * rem;
  const withTotals = hasTotals(columns);
  const rowIndexes = typeof totalRows === 'number' ? totalRows + 1 : undefined;
  return (
    <div
      ref={rootRef}
      className={root}
      data-density={state.density}
      data-fits={(width > 0 && (isSmallViewport || !isWider)) || undefined}
      data-scrolls-horizontally={(width > 0 && isWider) || undefined}
    >
      <DataTableBar {...{ captionId, state, isSmallViewport }} sortBy={requestSort} table={props} />
      {choice && selection && parts ? (
        <SelectAll {...choice} label={selection.allLabel} Box={parts.SelectionBox} />
      ) : null}
      <section {...scrollStop} aria-labelledby={captionId} className={region} onFocus={showFocused}>
        <table
          {...tableRoles.table}
          aria-labelledby={captionId}
          aria-rowcount={rowIndexes === undefined ? -1 : rowIndexes + Number(withTotals)}
          aria-busy={busy || undefined}
          className={table}
        >
          <DataTableHead
            columns={columns}
            sorting={state.sorting}
            isStill={isSmallViewport || isPrinting}
            onSort={(column) => requestSort(nextSorting(column, state.sorting))}
            onSortIntent={loadParts}
            selection={choice}
            selectAllLabel={selection?.allLabel}
            SelectionBox={SelectionBox}
          />
          <DataTableBody
            columns={columns}
            rows={printed}
            {...{ context, details, selection }}
            density={state.density}
            selected={choice?.keys}
            {...{ rem, cardLines, isPrinting, isPrerendered }}
          />
          {withTotals ? (
            <DataTableFoot
              {...{ columns, rows }}
              rowIndex={rowIndexes === undefined ? undefined : rowIndexes + 1}
            />
          ) : null}
        </table>
      </section>
      <p role="status" className={copied ? notice : visuallyHidden} data-outcome={copied?.outcome}>
        <span key={announced.time}>{announced.message}</span>
      </p>
      {rows.length > MAX_PRINTED_ROWS ? (
        <p className={printNote}>{texts.printLimit(MAX_PRINTED_ROWS, rows.length)}</p>
      ) : null}
      {props.footer ? <div className={below}>{props.footer}</div> : null}
    </div>
  );
}
