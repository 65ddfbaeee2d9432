import { useEffect } from 'react';
import { useSessionStore } from './api-context.ts';

/** Milliseconds after the page has opened in which there is nothing to check, nor to load. */
const delay = 60_000;

/** Checks the session now and then, while a page with personal data is open and no request does. */
export function useSessionWatch(): void {
  const session = useSessionStore();
  useEffect(() => {
    const watch = new AbortController();
    setTimeout(() => {
      import('../client/watch-session.ts')
        .then((code) => code.watchSession(session, watch.signal))
        // Without its code, the next request finds out.
        .catch(() => {});
    }, delay);
    return () => watch.abort();
  }, [session]);
}
