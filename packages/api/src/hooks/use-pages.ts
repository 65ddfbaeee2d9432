import type { ListQueryInput, Page } from '@consultancy/validation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { type ApiError, isApiError } from '../client/api-error.ts';
import type { Client } from '../client/endpoint-types.ts';
import { useClient } from './api-context.ts';
import { useSessionTrigger } from './use-session-trigger.ts';

/** State of a report's list. */
export interface Pages<Row> {
  /** The rows read so far; undefined before the first response. */
  rows: readonly Row[] | undefined;
  isInitialLoading: boolean;
  isLoadingMore: boolean;
  /** The rows shown are being read again. */
  isReloading: boolean;
  /** Whether the server has more rows than were read. */
  hasMore: boolean;
  error: ApiError | null;
  loadMore: () => void;
  reload: () => Promise<unknown>;
}

type PageKey = readonly [name: string, query: string, cursor: string];

/** Reads a page of one report; `query` contains the cursor. */
export type ReadPage<Row> = (client: Client, query: ListQueryInput) => Promise<Page<Row>>;

/** Reloads a list on entry when part of it is cached. */
function useReloadOnEntry(
  key: string | null,
  isKnown: boolean,
  reload: () => Promise<unknown>,
): void {
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (entered.current === key) return;
    entered.current = key;
    if (key !== null && isKnown) void reload();
  }, [key, isKnown, reload]);
}

/**
 * Reads a report list page by page through its cursor. On entry it is reloaded (§4); the cached rows
 * of an earlier visit are shown until then.
 * @param name names the list and whose it is in the cache; null waits.
 */
export function usePages<Row>(
  name: string | null,
  query: ListQueryInput,
  read: ReadPage<Row>,
): Pages<Row> {
  const client = useClient();
  const queryText = JSON.stringify(query);
  const keyOf = (index: number, previous: Page<Row> | null): PageKey | null => {
    if (name === null) return null;
    if (index === 0) return [name, queryText, ''];
    return previous?.next_cursor ? [name, queryText, previous.next_cursor] : null;
  };
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Row>, unknown>(
    keyOf,
    ([, , cursor]: PageKey) => read(client, cursor ? { ...query, cursor } : query),
    { revalidateFirstPage: false },
  );
  const key = name === null ? null : `${name} ${queryText}`;
  useReloadOnEntry(key, data !== undefined, mutate);
  useSessionTrigger(key, error, mutate);
  // Without arguments: SWR would store the event of a button's click as data.
  const reload = useCallback(() => mutate(), [mutate]);
  // The same array until a page changes: a table re-renders when it is another.
  const rows = useMemo(() => data?.flatMap((page) => page.items), [data]);
  const pages = data?.length ?? 0;
  const isLoadingMore = pages > 0 && size > pages && isValidating;
  return {
    rows,
    isInitialLoading: name === null || (data === undefined && isValidating),
    isLoadingMore,
    isReloading: pages > 0 && isValidating && !isLoadingMore,
    hasMore: (data?.at(-1)?.next_cursor ?? null) !== null,
    error: isApiError(error) && !isValidating ? error : null,
    loadMore: () => void setSize(pages + 1),
    reload,
  };
}
