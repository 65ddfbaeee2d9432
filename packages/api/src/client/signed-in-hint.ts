import type { BrowserFlag } from './browser-flag.ts';

/** The cookie of the backend; its name has a prefix with TLS. */
const cookie = /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/;

/**
 * Whether a user is signed in, as far as this browser knows. The backend sets a readable cookie with
 * the session's own and expires it with them, so it is right whatever happens to the storage. `set`
 * and `clear` count in this tab only, until the next page.
 */
export function signedInHint(): BrowserFlag {
  let here: boolean | null = null;
  return {
    isSet: () => here ?? (typeof document !== 'undefined' && cookie.test(document.cookie)),
    set: () => {
      here = true;
    },
    clear: () => {
      here = false;
    },
  };
}
