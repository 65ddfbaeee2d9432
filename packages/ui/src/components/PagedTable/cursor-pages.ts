/** A list that is read page by page through a cursor: what is known of it, and what reads on. */
export interface CursorPages<Row, Failure = unknown> {
  /** The rows read so far; undefined before the first page. */
  rows: ReadonlyArray<Row> | undefined;
  /** Whether there are more rows than those read. */
  hasMore: boolean;
  /** The next page is being read. */
  isLoadingMore: boolean;
  /** The rows shown are being read again. */
  isReloading: boolean;
  /** What the last reading failed with; null where it did not fail. */
  error: Failure | null;
  /** Reads the next page. */
  loadMore: () => void;
  /** Repeats the reading that failed. */
  retry: () => unknown;
}

/** One page of a list. */
export interface CursorPage<Row> {
  rows: ReadonlyArray<Row>;
  /** The cursor of the next page; null after the last one. */
  next: string | null;
}
