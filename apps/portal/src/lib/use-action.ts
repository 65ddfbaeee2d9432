import { type ApiError, isApiError } from '@consultancy/api';
import { useRef, useState } from 'react';

/** Something that a press does, and how it stands. */
export interface Action<Args extends unknown[]> {
  /** Does it, unless it is being done. Says whether it succeeded. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Why it failed the last time; null once it is tried again. */
  failure: ApiError | null;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * Does one thing at a time and keeps why it failed.
 * @throws whatever is no failure of a call: a fault of the program.
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
