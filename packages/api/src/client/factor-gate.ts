import { isApiError } from './api-error.ts';

/**
 * What the backend demands of the second factor: nothing, its confirmation before a request that
 * waits, or that an account without one sets one up before any other request.
 */
export type FactorDemand = 'none' | 'confirmation' | 'setup';

/** The demands of the second factor, without React: a store and its actions. */
export interface FactorGate {
  getState(): FactorDemand;
  subscribe(listener: () => void): () => void;
  /**
   * Looks at the error of a request. Where it demands a confirmation, waits for the user.
   * @returns whether the request is to be sent again.
   */
  shouldRetry(error: unknown): Promise<boolean>;
  /** Ends the demand. @param confirmed whether the requests that wait are sent again. */
  finish(confirmed: boolean): void;
}

/** Creates the store; requests that wait at the same time share one confirmation. */
export function createFactorGate(): FactorGate {
  const listeners = new Set<() => void>();
  let state: FactorDemand = 'none';
  let waiting: ((confirmed: boolean) => void)[] = [];

  const update = (next: FactorDemand) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shouldRetry: async (error) => {
      const code = isApiError(error) ? error.code : null;
      if (code === 'FACTOR_SETUP_REQUIRED') update('setup');
      // Without a dialog to be shown, the request would wait forever.
      if (code !== 'FACTOR_CONFIRMATION_REQUIRED' || listeners.size === 0) return false;
      const confirmed = new Promise<boolean>((resolve) => {
        waiting.push(resolve);
      });
      update('confirmation');
      return confirmed;
    },
    finish: (confirmed) => {
      const requests = waiting;
      waiting = [];
      update('none');
      for (const resolve of requests) resolve(confirmed);
    },
  };
}
