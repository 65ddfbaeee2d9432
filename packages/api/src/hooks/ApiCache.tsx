import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
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

/**
 * Keeps what the screens below it read, until it goes away. It stands apart from `ApiProvider`, as
 * pages that read nothing do without the library behind it.
 */
export function ApiCache({ children }: { children: ReactNode }): ReactNode {
  return (
    <SWRConfig value={swrOptions}>
      <CacheGuard>{children}</CacheGuard>
    </SWRConfig>
  );
}
