import type { SessionUser } from '@consultancy/validation';
import { ApiError, isApiError } from './api-error.ts';

/**
 * How a refresh ended: the session goes on, is over, or nobody knows, as no answer came that says.
 */
export type RefreshResult = 'renewed' | 'rejected' | 'lost';

/** How the newest refresh of this browser ended, whichever tab made it. */
export interface RefreshOutcome {
  /** How many there have been: tells tabs apart what came before a request and after, by no clock. */
  count: number;
  result: RefreshResult;
}

/** What tabs share: the newest outcome, and a lock that one of them holds. */
export interface RefreshSharing {
  /** Null before the first. */
  read(): RefreshOutcome | null;
  write(outcome: RefreshOutcome): void;
  /** Runs the task while no other tab runs one. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
}

/** The refreshes of this browser. */
export interface Refreshes {
  /** How many have ended; a request notes it when it is sent. */
  seen: () => number;
  /** Whether nobody knows how the newest one ended. */
  isOpen: () => boolean;
  /**
   * Asks for a refresh on behalf of a request sent when so many had been `seen`. Gives the user, or
   * null when another tab has refreshed meanwhile.
   * @throws ApiError when it was refused or nobody answered.
   */
  after: (seen: number) => Promise<SessionUser | null>;
}

const errorsOfOthers: Record<Exclude<RefreshResult, 'renewed'>, () => ApiError> = {
  rejected: () => new ApiError({ kind: 'http', status: 401, code: 'UNAUTHENTICATED' }),
  lost: () => new ApiError({ kind: 'network' }),
};

const resultOf = (error: unknown): RefreshResult =>
  isApiError(error) && error.status === 401 ? 'rejected' : 'lost';

/**
 * Keeps one refresh in flight per browser (§4, numbers R17): callers of this tab share one promise,
 * other tabs wait for the lock and then share its outcome, whatever it is.
 */
export function createRefreshes(
  refresh: () => Promise<SessionUser>,
  sharing: RefreshSharing,
): Refreshes {
  let inFlight: Promise<SessionUser | null> | null = null;
  const seen = () => sharing.read()?.count ?? 0;

  const attempt = async (before: number): Promise<SessionUser | null> => {
    const last = sharing.read();
    if (last && last.count !== before) {
      if (last.result === 'renewed') return null;
      throw errorsOfOthers[last.result]();
    }
    try {
      const user = await refresh();
      sharing.write({ count: seen() + 1, result: 'renewed' });
      return user;
    } catch (error) {
      sharing.write({ count: seen() + 1, result: resultOf(error) });
      throw error;
    }
  };

  return {
    seen,
    isOpen: () => sharing.read()?.result === 'lost',
    after: (before) => {
      inFlight ??= sharing
        .exclusively(() => attempt(before))
        .finally(() => {
          inFlight = null;
        });
      return inFlight;
    },
  };
}
