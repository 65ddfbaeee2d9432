import { useCallback, useEffect, useState } from 'react';
import { loadLimit, withinLimit } from '../../lib/load-screen.ts';
import { whenIdle } from '../../lib/when-idle.ts';

interface Loading<Part> {
  part: Part | null;
  hasFailed: boolean;
}

/** A lazy chunk of a page. */
interface LoadedPart<Part> extends Loading<Part> {
  /** Retries the load. */
  retry: () => void;
}

/**
 * Loads an optional chunk of a page after the page itself: errors are shown and can be retried, and
 * the page stays (§7: at most 120 seconds).
 * @param load the same function at each render; null while the chunk is not needed.
 */
export function useLoadedPart<Part>(load: (() => Promise<Part>) | null): LoadedPart<Part> {
  const [state, setState] = useState<Loading<Part>>({ part: null, hasFailed: false });
  const start = useCallback(() => {
    if (load === null) return;
    setState({ part: null, hasFailed: false });
    withinLimit(whenIdle().then(load), loadLimit).then(
      (part) => setState({ part, hasFailed: false }),
      () => setState({ part: null, hasFailed: true }),
    );
  }, [load]);
  useEffect(start, [start]);
  return { ...state, retry: start };
}
