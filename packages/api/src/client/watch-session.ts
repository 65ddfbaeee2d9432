import { limits } from '@consultancy/validation';
import type { Session } from './session.ts';

const minute = 60_000;

/**
 * Milliseconds after the last refresh of this browser in which an unused session has expired. Requests refresh it after
 * ten minutes, so a check after that time prolongs no session that the other tabs have left unused.
 */
const unusedLimit = (limits.sessionIdleMinutes + 11) * minute;

/**
 * Checks the session when the user returns to the page, and when no tab has used it for too long: the page shows
 * personal data, although the session may have expired or was revoked elsewhere (ADR 029).
 */
export function watchSession(
  { recheck, subscribe }: Pick<Session, 'recheck' | 'subscribe'>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let usedAt = Date.now();
  let checkedAt = 0;
  const check = () => {
    checkedAt = Date.now();
    void recheck();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= minute) check();
  };
  const onUse = () => {
    usedAt = Date.now();
  };
  const timer = setInterval(() => {
    if (Date.now() - usedAt >= unusedLimit) check();
  }, minute);
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  // What another tab stores after a refresh is all that this one learns of it.
  const onStorage = ({ newValue }: StorageEvent) => {
    if (newValue?.endsWith('renewed')) onUse();
  };
  window.addEventListener('storage', onStorage, { signal });
  const unsubscribe = subscribe(onUse);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    unsubscribe();
  });
}
