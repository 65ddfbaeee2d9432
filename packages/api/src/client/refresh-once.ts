import type { SessionUser } from '@consultancy/validation';
import { ApiError, isApiError } from './api-error.ts';

/** How the newest refresh of this browser ended, whichever tab made it. */
interface Outcome {
  /** `clock()` when it ended. */
  at: number;
  ok: boolean;
}

/** What tabs share: the newest outcome, and a lock that one of them holds. */
export interface RefreshSharing {
  read(): Outcome | null;
  write(outcome: Outcome): void;
  /** Runs the task while no other tab runs one. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
}

/** Milliseconds since the epoch with fractions, so that two steps of one moment keep their order. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Asks for a refresh on behalf of a request sent at `since` (a `clock()` value). Gives the user,
 * or null when another tab has refreshed meanwhile. Throws when the refresh was refused.
 */
export type RefreshOnce = (since: number) => Promise<SessionUser | null>;

function refusedElsewhere(): ApiError {
  return new ApiError({ kind: 'http', status: 401, code: 'UNAUTHENTICATED' });
}

/**
 * Keeps one refresh in flight per browser (§4, numbers R17): callers of this tab share one promise,
 * other tabs wait for the lock and then see that it has been done.
 */
export function createRefreshOnce(
  refresh: () => Promise<SessionUser>,
  sharing: RefreshSharing,
): RefreshOnce {
  let inFlight: Promise<SessionUser | null> | null = null;

  const settled = (since: number): Outcome | null => {
    const last = sharing.read();
    return last && last.at >= since ? last : null;
  };

  const attempt = async (since: number): Promise<SessionUser | null> => {
    const done = settled(since);
    if (done?.ok) return null;
    if (done) throw refusedElsewhere();
    try {
      const user = await refresh();
      sharing.write({ at: clock(), ok: true });
      return user;
    } catch (error) {
      // A refusal holds for every tab; a lost answer does not, and may be tried again.
      if (isApiError(error) && error.status === 401) sharing.write({ at: clock(), ok: false });
      throw error;
    }
  };

  return (since) => {
    inFlight ??= sharing
      .exclusively(() => attempt(since))
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}
