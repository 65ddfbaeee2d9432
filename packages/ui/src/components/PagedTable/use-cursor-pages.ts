import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CursorPage, CursorPages } from './cursor-pages.ts';

export interface CursorPagesOptions<Row> {
  /**
   * Key of the list, including its filters. A new key loads the list from its first page; null
   * loads nothing.
   */
  list: string | null;
  /**
   * Fetches one page. The value that it rejects with becomes `error`.
   * @param cursor cursor of the page; null for the first one.
   * @param signal aborted when the page is no longer needed.
   */
  read: (cursor: string | null, signal: AbortSignal) => Promise<CursorPage<Row>>;
}

/** Result of `useCursorPages`. */
export interface ReadCursorPages<Row> extends CursorPages<Row> {
  /** Loads the list again from its first page. */
  reload: () => void;
}

interface State<Row> {
  list: string | null;
  rows: ReadonlyArray<Row> | undefined;
  next: string | null;
  /** Cursor of the page that is being loaded or that failed; undefined if there is none. */
  cursor: string | null | undefined;
  error: unknown;
}

const startOf = <Row>(list: string | null): State<Row> => ({
  list,
  rows: undefined,
  next: null,
  cursor: undefined,
  error: null,
});

/**
 * Loads a list page by page for a `PagedTable`. One page is requested at a time, and responses of
 * an earlier list are ignored. A site with a data library passes its state as `CursorPages`
 * instead.
 */
export function useCursorPages<Row>({ list, read }: CursorPagesOptions<Row>): ReadCursorPages<Row> {
  const [stored, setState] = useState(() => startOf<Row>(list));
  const state = stored.list === list ? stored : startOf<Row>(list);
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });
  const request = useRef<AbortController>(null);
  const readPage = useCallback(
    async (cursor: string | null) => {
      if (list === null) return;
      request.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      request.current = controller;
      const update = (change: (before: State<Row>) => Partial<State<Row>>) => {
        if (signal.aborted) return;
        setState((now) => {
          const before = now.list === list ? now : startOf<Row>(list);
          return { ...before, ...change(before) };
        });
      };
      update(() => ({ cursor, error: null }));
      try {
        const page = await latestRead.current(cursor, signal);
        update(({ rows = [] }) => ({
          rows: cursor === null ? page.rows : [...rows, ...page.rows],
          next: page.next,
          cursor: undefined,
        }));
      } catch (error) {
        update(() => ({ error }));
      }
    },
    [list],
  );
  useEffect(() => {
    void readPage(null);
    return () => request.current?.abort();
  }, [readPage]);
  const { rows, next, cursor, error } = state;
  const isReading = cursor !== undefined && error === null;
  return {
    rows,
    hasMore: next !== null,
    isLoadingMore: isReading && cursor !== null,
    isReloading: isReading && cursor === null && rows !== undefined,
    error,
    loadMore: () => {
      if (next !== null && !isReading) void readPage(next);
    },
    retry: () => void readPage(cursor ?? null),
    reload: () => void readPage(null),
  };
}
