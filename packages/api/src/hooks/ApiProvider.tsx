import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Session } from '../client/session.ts';
import { ApiContext } from './api-context.ts';
import { useSession } from './use-session.ts';

/**
 * Retries stay off: the client's one refresh and replay is the only layer that retries (§4), and
 * screens offer a way to try again.
 */
const swrOptions = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // Each provider keeps its own cache, so that two of them, as in stories, share nothing.
  provider: () => new Map(),
} as const;

interface ApiProviderProps {
  /** The session that the app made at its start. */
  session: Session;
  children: ReactNode;
}

/** Forgets what was read for somebody once they are no longer the one signed in. */
function CacheGuard({ children }: { children: ReactNode }): ReactNode {
  const { mutate } = useSWRConfig();
  const username = useSession().currentUser?.username ?? null;
  const last = useRef(username);
  useEffect(() => {
    if (last.current !== null && last.current !== username) {
      void mutate(() => true, undefined, { revalidate: false });
    }
    last.current = username;
  }, [mutate, username]);
  return children;
}

/** Gives the session and its cache to the screens, and validates the session once (§4). */
export function ApiProvider({ session, children }: ApiProviderProps): ReactNode {
  useEffect(() => {
    void session.start();
  }, [session]);
  return (
    <ApiContext value={session}>
      <SWRConfig value={swrOptions}>
        <CacheGuard>{children}</CacheGuard>
      </SWRConfig>
    </ApiContext>
  );
}
