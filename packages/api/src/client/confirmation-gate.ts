import type { ErrorCode } from '@consultancy/validation';
import { isApiError } from './api-error.ts';

/** A confirmation that a request waits for: the user's password again, or their second factor. */
export type Confirmation = 'password' | 'factor';

/**
 * The demand of the backend on the user: none, a confirmation before a request that waits, or that an
 * account without a second factor sets one up before any other request.
 */
export type ConfirmationDemand = 'none' | Confirmation | 'setup';

/** The demands of the backend, without React: a store and its actions. */
export interface ConfirmationGate {
  getState(): ConfirmationDemand;
  subscribe(listener: () => void): () => void;
  /**
   * Looks at the error of a request. Where it demands a confirmation, waits for the user.
   * @returns whether the request is to be sent again.
   */
  shouldRetry(error: unknown): Promise<boolean>;
  /** Ends the demand. @param confirmed whether the requests that wait for it are sent again. */
  finish(confirmed: boolean): void;
  /** Ends every demand: no request that waits is sent again. */
  cancel(): void;
}

interface WaitingRequest {
  readonly demand: Confirmation;
  readonly resolve: (confirmed: boolean) => void;
}

const confirmationOf: Partial<Record<ErrorCode, Confirmation>> = {
  IDENTITY_CONFIRMATION_REQUIRED: 'password',
  FACTOR_CONFIRMATION_REQUIRED: 'factor',
};

/** Creates the store; requests that wait for the same confirmation share it. */
export function createConfirmationGate(): ConfirmationGate {
  const listeners = new Set<() => void>();
  let state: ConfirmationDemand = 'none';
  let needsSetup = false;
  let waiting: readonly WaitingRequest[] = [];

  const update = () => {
    const next = needsSetup ? 'setup' : (waiting[0]?.demand ?? 'none');
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const finishSome = (isMeant: (request: WaitingRequest) => boolean, confirmed: boolean) => {
    const finished = waiting.filter(isMeant);
    waiting = waiting.filter((request) => !isMeant(request));
    needsSetup = false;
    update();
    for (const { resolve } of finished) resolve(confirmed);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shouldRetry: async (error) => {
      const code = isApiError(error) ? error.code : null;
      if (code === 'FACTOR_SETUP_REQUIRED') {
        needsSetup = true;
        update();
      }
      const demand = code === null ? undefined : confirmationOf[code];
      // Without a dialog to be shown, the request would wait forever.
      if (demand === undefined || listeners.size === 0) return false;
      const confirmed = new Promise<boolean>((resolve) => {
        waiting = [...waiting, { demand, resolve }];
      });
      update();
      return confirmed;
    },
    finish: (confirmed) => {
      const finished = state;
      finishSome(({ demand }) => demand === finished, confirmed);
    },
    cancel: () => finishSome(() => true, false),
  };
}
