import { type ApiError, isApiError } from '@consultancy/api';
import { useRef, useState } from 'react';

/** An asynchronous action and its state. */
export interface Action<Args extends unknown[]> {
  /** Runs it, unless it is in progress. Returns whether it succeeded. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Error of the last run; null once it is retried. */
  failure: ApiError | null;
  /** Clears the error. */
  reset: () => void;
}

/**
 * Runs one action at a time and stores its error.
 * @throws any error that is no failure of a request, as it is a defect.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
): Action<Args> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const doing = useRef(false);
  const run = async (...args: Args) => {
    if (doing.current) return false;
    doing.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...args);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      return false;
    } finally {
      doing.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, failure, reset: () => setFailure(null) };
}
