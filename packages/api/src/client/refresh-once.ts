import type { SessionUser } from '@consultancy/validation';
import { ApiError } from './api-error.ts';
import { isRejection } from './session-failures.ts';

/**
 * Outcome of a refresh: the session goes on, is over, or is in an unknown state as no response came.
 */
export type RefreshResult = 'renewed' | 'rejected' | 'lost';

/** Outcome of the newest refresh of this browser, in any tab. */
export interface RefreshOutcome {
  /** Number of refreshes so far; orders a refresh and a request of different tabs without a clock. */
  count: number;
  result: RefreshResult;
}

/** State that tabs share: the newest outcome, and a lock for one tab at a time. */
export interface RefreshSharing {
  /** Null before the first. */
  read(): RefreshOutcome | null;
  write(outcome: RefreshOutcome): void;
  /** Runs the task while no other tab runs one. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
}

/** The refreshes of this browser. */
export interface Refreshes {
  /** Number of finished refreshes; a request records it when it is sent. */
  finished: () => number;
  /** Whether the outcome of the newest one is unknown. */
  isUnknown: () => boolean;
  /**
   * Requests a refresh for a request that was sent after `finished` refreshes. Returns the user, or
   * null when another tab has refreshed meanwhile.
   * @throws ApiError when it was rejected or got no response.
   */
  after: (finished: number) => Promise<SessionUser | null>;
  /**
   * Runs a request whose response contains fresh tokens while nothing refreshes, as only the newest tokens
   * are valid (ADR 017). It counts as a refresh: a request that was rejected meanwhile needs no other one.
   */
  alone: <Value>(request: () => Promise<Value>) => Promise<Value>;
}

const errorsOfOthers: Record<Exclude<RefreshResult, 'renewed'>, () => ApiError> = {
  rejected: () => new ApiError({ kind: 'http', status: 401, code: 'UNAUTHENTICATED' }),
  lost: () => new ApiError({ kind: 'network' }),
};

const resultOf = (error: unknown): RefreshResult => (isRejection(error) ? 'rejected' : 'lost');

/**
 * Keeps one refresh in flight per browser (§4, R17): callers of this tab share one promise,
 * other tabs wait for the lock and then share its outcome, whatever it is.
 */
export function createRefreshes(
  refresh: () => Promise<SessionUser>,
  sharing: RefreshSharing,
): Refreshes {
  let inFlight: Promise<SessionUser | null> | null = null;
  const finished = () => sharing.read()?.count ?? 0;
  const write = (result: RefreshResult) => sharing.write({ count: finished() + 1, result });

  const renewBy = async <Value>(request: () => Promise<Value>): Promise<Value> => {
    const value = await request();
    write('renewed');
    return value;
  };

  const attempt = async (before: number): Promise<SessionUser | null> => {
    const last = sharing.read();
    if (last && last.count !== before) {
      if (last.result === 'renewed') return null;
      throw errorsOfOthers[last.result]();
    }
    try {
      return await renewBy(refresh);
    } catch (error) {
      write(resultOf(error));
      throw error;
    }
  };

  return {
    finished,
    isUnknown: () => sharing.read()?.result === 'lost',
    after: (before) => {
      inFlight ??= sharing
        .exclusively(() => attempt(before))
        .finally(() => {
          inFlight = null;
        });
      return inFlight;
    },
    alone: (request) => sharing.exclusively(() => renewBy(request)),
  };
}
