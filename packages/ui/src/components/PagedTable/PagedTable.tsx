import type { RowData } from '@tanstack/table-core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DataTableProps, DataTableState } from '../DataTable/data-table-props.ts';
import { lazyTableParts } from '../DataTable/lazy-table-parts.ts';
import { rowWindow } from '../DataTable/row-window.ts';
import { TableView } from '../DataTable/TableView.tsx';
import { useTableState } from '../DataTable/use-table-state.ts';
import { ListEnd } from '../LoadMore/ListEnd.tsx';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { RestoreFocus } from '../private/RestoreFocus/RestoreFocus.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TableSkeleton } from '../TableSkeleton/TableSkeleton.tsx';
import { Text } from '../Text/Text.tsx';
import type { CursorPages } from './cursor-pages.ts';

/** Texts below the rows of a `PagedTable`. */
export interface PagedTableTexts {
  /**
   * Text that says how much is shown, announced when it changes: «Mostrando 40 registros; hay
   * más.».
   * @param count number of loaded rows.
   */
  shown: (count: number, hasMore: boolean) => string;
  /** Label of the button that loads the next page: «Mostrar más». */
  more: string;
  /** Label of that button while the page is being loaded. */
  loadingMore: string;
  /**
   * Note that only the loaded rows are sorted. Shown if the table is sorted and more rows may
   * follow.
   */
  sortsLoaded?: string | undefined;
}

export interface PagedTableProps<Row extends RowData, Failure = unknown>
  extends Omit<DataTableProps<Row>, 'rows' | 'busy' | 'footer'> {
  /** State of the list, from `useCursorPages` or a data library. */
  pages: CursorPages<Row, Failure>;
  /** Texts below the rows. */
  pageTexts: PagedTableTexts;
  /** Replaces the table if there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /**
   * Renders the `error` of `pages`, for example as an `ErrorState`: instead of the table if the
   * first page failed, below the rows if a later one did. `retry` repeats the failed request.
   */
  failure: (error: Failure, retry: () => void) => ReactNode;
  /** Number of skeleton rows while the first page is being loaded. @defaultValue 8 */
  skeletonRows?: number | undefined;
}

type PartProps<Row extends RowData, Failure> = Omit<PagedTableProps<Row, Failure>, 'empty'>;

/** The loading state, with the columns of the table. */
function Skeleton<Row extends RowData, Failure>(props: PartProps<Row, Failure>) {
  const { caption, captionHidden, columns, skeletonRows = 8 } = props;
  const shown = columns.filter(({ key }) => !props.hiddenColumns?.includes(key));
  return <TableSkeleton {...{ caption, captionHidden }} columns={shown} rows={skeletonRows} />;
}

function Loaded<Row extends RowData, Failure>(
  props: PartProps<Row, Failure> & { rows: ReadonlyArray<Row> },
) {
  const { pages, pageTexts, failure, skeletonRows, rows, ...table } = props;
  const { hasMore, error } = pages;
  const { chunk: parts, load: loadParts } = useLazyChunk(lazyTableParts);
  return (
    <TableView
      {...table}
      {...{ rows, parts }}
      loadParts={parts || props.sortedByCaller ? undefined : loadParts}
      totalRows={props.totalRows ?? (hasMore ? 'unknown' : rows.length)}
      busy={pages.isLoadingMore || pages.isReloading}
      footer={
        <Stack gap="xs">
          {table.sorting && hasMore && pageTexts.sortsLoaded ? (
            <Text size="sm" tone="muted">
              {pageTexts.sortsLoaded}
            </Text>
          ) : null}
          {error === null ? null : failure(error, () => void pages.retry())}
          <ListEnd
            status={pageTexts.shown(rows.length, hasMore)}
            hasMore={hasMore}
            onLoadMore={() => {
              // With more rows the table may become long.
              void rowWindow.load();
              pages.loadMore();
            }}
            label={pageTexts.more}
            busy={pages.isLoadingMore}
            busyLabel={pageTexts.loadingMore}
          />
        </Stack>
      }
    />
  );
}

/**
 * A table that sorts or selects from the start. It renders once the code is loaded, or after that
 * failed.
 */
const LoadedWithParts = lazy(async () => {
  await lazyTableParts.load();
  return { default: Loaded };
}) as typeof Loaded;

interface PartsOptions<Row extends RowData>
  extends Pick<DataTableProps<Row>, 'sorting' | 'sortedByCaller' | 'selection'> {}

/**
 * Whether a table sorts or selects rows from the start. If so, the code is fetched while the first
 * page is being loaded.
 */
function useNeedsParts<Row extends RowData>(props: PartsOptions<Row>) {
  const isInOrder = !props.sortedByCaller && Boolean(props.sorting);
  const isNeeded = isInOrder || props.selection !== undefined;
  const [wasNeeded] = useState(isNeeded);
  const { load } = useLazyChunk(lazyTableParts);
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return wasNeeded;
}

/**
 * The state that the user changes, as controlled props. It belongs to the list and not to the table
 * of its rows, which unmounts while another list is being loaded, is empty or failed.
 */
function useStateOfUser(props: DataTableState): DataTableState {
  const state = useTableState(props);
  return {
    ...{ sorting: state.sorting, onSortingChange: state.setSorting },
    ...{ hiddenColumns: state.hiddenColumns, onHiddenColumnsChange: state.setHiddenColumns },
    ...{ selected: state.selected, onSelectedChange: state.setSelected },
    ...{ density: state.density, onDensityChange: state.setDensity },
  };
}

/**
 * A `DataTable` of a list that is loaded page by page with a cursor. It shows a skeleton, the rows
 * with a button that loads more, an empty state and errors. The focus is preserved when a retry
 * button disappears.
 */
export function PagedTable<Row extends RowData, Failure = unknown>(
  props: PagedTableProps<Row, Failure>,
) {
  const { empty, ...rest } = props;
  const table = { ...rest, ...useStateOfUser(props) };
  const { rows, error, retry } = props.pages;
  const needsParts = useNeedsParts(table);
  return (
    <RestoreFocus>
      {rows === undefined && error !== null ? props.failure(error, () => void retry()) : null}
      {rows === undefined && error === null ? <Skeleton {...table} /> : null}
      {rows?.length === 0 ? empty : null}
      {rows && rows.length > 0 && !needsParts ? <Loaded {...table} rows={rows} /> : null}
      {rows && rows.length > 0 && needsParts ? (
        <Suspense fallback={<Skeleton {...table} />}>
          <LoadedWithParts {...table} rows={rows} />
        </Suspense>
      ) : null}
    </RestoreFocus>
  );
}
