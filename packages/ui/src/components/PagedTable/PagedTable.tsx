import type { RowData } from '@tanstack/table-core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DataTableProps } from '../DataTable/data-table-props.ts';
import { lazyTableParts } from '../DataTable/lazy-table-parts.ts';
import type { TableSorting } from '../DataTable/sort/column-sort.ts';
import { TableView } from '../DataTable/TableView.tsx';
import { windowedBody } from '../DataTable/windowed-body.ts';
import { ListEnd } from '../LoadMore/ListEnd.tsx';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { RestoreFocus } from '../private/RestoreFocus/RestoreFocus.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TableSkeleton } from '../TableSkeleton/TableSkeleton.tsx';
import { Text } from '../Text/Text.tsx';
import type { CursorPages } from './cursor-pages.ts';

/** What a table of pages says below its rows. */
export interface PagedTableTexts {
  /** How much is shown, announced when it changes: «Mostrando 40 registros; hay más.». */
  shown: (count: number, hasMore: boolean) => string;
  /** The button of the next page: «Mostrar más». */
  more: string;
  /** What it says meanwhile. */
  loadingMore: string;
  /** Said where rows were put in order and more may follow: the order is that of the loaded rows. */
  sortsLoaded?: string | undefined;
}

export interface PagedTableProps<Row extends RowData, Failure = unknown>
  extends Omit<DataTableProps<Row>, 'rows' | 'busy' | 'footer'> {
  /** The list: from `useCursorPages`, or from a data library. */
  pages: CursorPages<Row, Failure>;
  /** What it says of its pages. */
  pageTexts: PagedTableTexts;
  /** Takes the place of the table where there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /**
   * Takes the place of the table, or is below its rows where the next page failed: an `ErrorState`.
   * @param retry repeats the reading.
   */
  failure: (error: Failure, retry: () => void) => ReactNode;
  /** Rows of the skeleton: about as many as are in view. @defaultValue 8 */
  skeletonRows?: number | undefined;
}

type PartProps<Row extends RowData, Failure> = Omit<PagedTableProps<Row, Failure>, 'empty'>;

/** Columns of the table, as its skeleton shows them. */
function Skeleton<Row extends RowData, Failure>(props: PartProps<Row, Failure>) {
  const { caption, captionHidden, columns, skeletonRows = 8 } = props;
  const hidden = props.hiddenColumns ?? props.defaultHiddenColumns ?? [];
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  return <TableSkeleton {...{ caption, captionHidden }} columns={shown} rows={skeletonRows} />;
}

function Loaded<Row extends RowData, Failure>(
  props: PartProps<Row, Failure> & { rows: ReadonlyArray<Row> },
) {
  const { pages, pageTexts, failure, skeletonRows, rows, ...table } = props;
  const { hasMore, error } = pages;
  const [sorting, onSortingChange] = useControllable<TableSorting | null>({
    value: props.sorting,
    initial: props.defaultSorting ?? null,
    onChange: props.onSortingChange,
  });
  const { chunk: parts, load: loadParts } = useLazyChunk(lazyTableParts);
  return (
    <TableView
      {...table}
      {...{ rows, sorting, onSortingChange, parts }}
      loadParts={parts || props.sortedByCaller ? undefined : loadParts}
      totalRows={props.totalRows ?? (hasMore ? 'unknown' : rows.length)}
      busy={pages.isLoadingMore || pages.isReloading}
      footer={
        <Stack gap="xs">
          {sorting && hasMore && pageTexts.sortsLoaded ? (
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
              void windowedBody.load();
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

/** A table that needs its parts from the start: once they are here, or could not be fetched. */
const LoadedWithParts = lazy(async () => {
  await lazyTableParts.load();
  return { default: Loaded };
}) as typeof Loaded;

interface PartsOptions<Row extends RowData>
  extends Pick<
    DataTableProps<Row>,
    'sorting' | 'defaultSorting' | 'sortedByCaller' | 'selection'
  > {}

/** Whether a table sorts or selects rows from the start; the parts for it are fetched meanwhile. */
function useNeedsParts<Row extends RowData>(props: PartsOptions<Row>) {
  const isInOrder =
    !props.sortedByCaller && (props.sorting ?? props.defaultSorting ?? null) !== null;
  const isNeeded = isInOrder || props.selection !== undefined;
  const [wasNeeded] = useState(isNeeded);
  const { load } = useLazyChunk(lazyTableParts);
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return wasNeeded;
}

/**
 * A data table of a list that is read page by page through a cursor: its skeleton, its rows with what
 * loads more, what is said when there are none, and failures. The focus remains when a button to
 * retry disappears.
 */
export function PagedTable<Row extends RowData, Failure = unknown>(
  props: PagedTableProps<Row, Failure>,
) {
  const { empty, ...table } = props;
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
