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
  // Each provider has its own cache, so that two of them, as in stories, share nothing.
  provider: () => new Map(),
} as const;

/** Clears the cache when another user, or none, is signed in. */
function CacheReset({ children }: { children: ReactNode }): ReactNode {
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
 * Caches the responses of the screens below it until it unmounts. Separate from `ApiProvider`, so that
 * pages without requests do not load the library.
 */
export function ApiCache({ children }: { children: ReactNode }): ReactNode {
  return (
    <SWRConfig value={swrOptions}>
      <CacheReset>{children}</CacheReset>
    </SWRConfig>
  );
}
