import { useCallback, useRef, useState } from 'react';

/**
 * A part of a component that is fetched when it is first wanted. Where it cannot be fetched nothing
 * breaks: the next wish tries again.
 * @param load fetches the part; the same function at each render.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const busy = useRef(false);
  const want = useCallback(async (): Promise<boolean> => {
    if (part) return true;
    if (busy.current) return false;
    busy.current = true;
    try {
      setPart({ loaded: await load() });
      return true;
    } catch {
      return false;
    } finally {
      busy.current = false;
    }
  }, [load, part]);
  return { part: part?.loaded ?? null, want };
}
