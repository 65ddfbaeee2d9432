import { useCallback } from 'react';
import useSWR from 'swr';
import { type ApiError, isApiError } from '../client/api-error.ts';
import type { Client } from '../client/endpoint-types.ts';
import { useClient } from './api-context.ts';
import { useSessionTrigger } from './use-session-trigger.ts';

/** State of a resource that a screen reads. */
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
  // Without arguments: SWR would store the event of a button's click as data.
  const reload = useCallback(() => mutate(), [mutate]);
  return {
    data,
    isInitialLoading: key === null || (data === undefined && (isLoading || isValidating)),
    error: isApiError(error) && !isValidating ? error : null,
    reload,
  };
}
