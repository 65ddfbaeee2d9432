import { useCallback, useEffect, useState } from 'react';
import { loadLimit, withinLimit } from '../../lib/load-screen.ts';
import { whenIdle } from '../../lib/when-idle.ts';

interface Loading<Part> {
  part: Part | null;
  hasFailed: boolean;
}

/** A part of a page that is fetched beside it. */
interface LoadedPart<Part> extends Loading<Part> {
  /** Fetches it once more. */
  retry: () => void;
}

/**
 * Fetches a part of a page that the page can do without, once the page itself is there: what goes
 * wrong is told and can be tried again, and the page stays (§7: at most 120 seconds).
 * @param load the same function each time; null while the part is not wanted.
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
