/** State of a list that is loaded page by page with a cursor. */
export interface CursorPages<Row, Failure = unknown> {
  /** Rows of all loaded pages; undefined before the first page. */
  rows: ReadonlyArray<Row> | undefined;
  /** Whether there are more pages. */
  hasMore: boolean;
  /** Whether the next page is being loaded. */
  isLoadingMore: boolean;
  /** Whether the list is being reloaded while its current rows are shown. */
  isReloading: boolean;
  /** Error of the last request; null if it succeeded. */
  error: Failure | null;
  /** Loads the next page. */
  loadMore: () => void;
  /** Repeats the failed request. */
  retry: () => unknown;
}

/** A page of a list. */
export interface CursorPage<Row> {
  /** Rows of the page. */
  rows: ReadonlyArray<Row>;
  /** Cursor of the next page; null for the last page. */
  next: string | null;
}
