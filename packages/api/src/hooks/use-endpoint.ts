import type { Endpoint } from '@consultancy/validation';
import { useCallback } from 'react';
import useSWR from 'swr';
import { type ApiError, isApiError } from '../client/api-error.ts';
import type { EndpointInput, EndpointResponse } from '../client/endpoint-types.ts';
import { useClient } from './api-context.ts';
import { useSessionTrigger } from './use-session-trigger.ts';

/** State of a response that a screen reads. */
export interface Resource<Data> {
  data: Data | undefined;
  /** Nothing to show yet, and no error either. */
  isInitialLoading: boolean;
  error: ApiError | null;
  /** Reads again. */
  reload: () => Promise<unknown>;
}

/**
 * Reads an endpoint, and caches its response by its path and input.
 * @param input null waits, as while it is not known yet.
 * @param owner whose response it is where the input does not say so, as with `getMachine`: another
 *   user's is another entry of the cache; null waits.
 */
export function useEndpoint<E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  input: EndpointInput<E> | null,
  owner: string | null = '',
): Resource<EndpointResponse<E>> {
  const client = useClient();
  const key =
    input === null || owner === null ? null : [endpoint.path, owner, JSON.stringify(input)];
  const { data, error, isLoading, isValidating, mutate } = useSWR<EndpointResponse<E>, unknown>(
    key,
    input === null ? null : () => client.request(endpoint, input),
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
