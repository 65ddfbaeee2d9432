import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

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

/**
 * Caches the responses of the screens below it until it unmounts: what belongs to one user is below a
 * parent that is keyed by them. Separate from `ApiProvider`, so that pages without requests do not load
 * the library.
 */
export function ApiCache({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
