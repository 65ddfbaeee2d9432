import { useEffect, useRef } from 'react';
import { isApiError } from '../client/api-error.ts';
import { useSessionStore } from './api-context.ts';
import { useSession } from './use-session.ts';

/** Repeats a request that was rejected after the session expired, once the user signs in again. */
function useReloadAfterSignIn(wasRejected: boolean, reload: () => Promise<unknown>): void {
  const isOver = useSession().ended === 'expired';
  const wasOver = useRef(false);
  useEffect(() => {
    const isBack = wasOver.current && !isOver;
    wasOver.current = isOver;
    if (isBack && wasRejected) void reload();
  }, [isOver, wasRejected, reload]);
}

/**
 * Report and welcome screens treat 401 and 422 as a trigger for a session refresh (§4). A 401 has
 * had its refresh in the client by the time it arrives here; a 422 gets it now, and one new try.
 * It does so once for each `key`, so that a backend that always responds with 422 causes no loop.
 */
export function useSessionTrigger(
  key: string | null,
  error: unknown,
  reload: () => Promise<unknown>,
): void {
  const session = useSessionStore();
  const triedFor = useRef<string | null>(null);
  const failure = isApiError(error) ? error : null;
  const isTrigger = failure?.status === 422;
  useReloadAfterSignIn(isTrigger || failure?.status === 401, reload);
  useEffect(() => {
    if (!isTrigger || key === null || triedFor.current === key) return;
    triedFor.current = key;
    void session.refresh().then((refreshed) => (refreshed ? reload() : undefined));
  }, [isTrigger, key, reload, session]);
}
