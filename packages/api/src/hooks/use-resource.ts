import { useCallback } from 'react';
import useSWR from 'swr';
import { type ApiError, isApiError } from '../client/api-error.ts';
import type { Client } from '../client/endpoint-types.ts';
import { useClient } from './api-context.ts';
import { useSessionTrigger } from './use-session-trigger.ts';

/** What a screen sees of something that is read. */
export interface Resource<Data> {
  data: Data | undefined;
  /** Nothing to show yet, and no error either. */
  isInitialLoading: boolean;
  error: ApiError | null;
  /** Reads again. */
  reload: () => Promise<unknown>;
}

/**
 * Reads one thing.
 * @param key null while it cannot be read yet.
 */
export function useResource<Data>(
  key: readonly string[] | null,
  read: (client: Client) => Promise<Data>,
): Resource<Data> {
  const client = useClient();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, unknown>(key, () =>
    read(client),
  );
  useSessionTrigger(key?.join(' ') ?? null, error, mutate);
  // Without arguments: what a button's press gives along would be taken for the data.
  const reload = useCallback(() => mutate(), [mutate]);
  return {
    data,
    isInitialLoading: key === null || (data === undefined && (isLoading || isValidating)),
    error: isApiError(error) && !isValidating ? error : null,
    reload,
  };
}
