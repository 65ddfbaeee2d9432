import type { Endpoint } from '@consultancy/validation';
import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

/**
 * Reloads what a change has made stale wherever the page shows it.
 * @returns a function that takes the endpoints, and ends when their responses are there.
 */
export function useReload(): (...endpoints: readonly Pick<Endpoint, 'path'>[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...endpoints) => {
      const paths = endpoints.map(({ path }) => path);
      return mutate((key) => Array.isArray(key) && paths.includes(key[0]));
    },
    [mutate],
  );
}

/** Reloads all that the page shows besides lists, except what is being read. */
export function useReloadIdle(): () => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const isIdle = (key: unknown[]) => !cache.get(unstable_serialize(key))?.isValidating;
    void mutate((key) => Array.isArray(key) && isIdle(key));
  }, [cache, mutate]);
}
