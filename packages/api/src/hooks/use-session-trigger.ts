import { useEffect, useRef } from 'react';
import { isApiError } from '../client/api-error.ts';
import { useSessionStore } from './api-context.ts';

/**
 * Report and welcome screens treat 401 and 422 as a trigger for a session refresh (§4). A 401 has
 * had its refresh in the client by the time it arrives here; a 422 gets it now, and one new try.
 * It does so once for each `key`, so that a backend that keeps answering 422 makes no loop.
 */
export function useSessionTrigger(
  key: string | null,
  error: unknown,
  reload: () => Promise<unknown>,
): void {
  const session = useSessionStore();
  const triedFor = useRef<string | null>(null);
  const isTrigger = isApiError(error) && error.status === 422;
  useEffect(() => {
    if (!isTrigger || key === null || triedFor.current === key) return;
    triedFor.current = key;
    void session.refresh().then((refreshed) => (refreshed ? reload() : undefined));
  }, [isTrigger, key, reload, session]);
}
