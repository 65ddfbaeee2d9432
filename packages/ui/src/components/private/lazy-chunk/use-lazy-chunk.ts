import { useCallback, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';

/**
 * Returns a lazy chunk, null until it is loaded, and a function that loads it. All components share
 * one request.
 */
export function useLazyChunk<Value>(lazy: LazyChunk<Value>) {
  const [, setLoaded] = useState(lazy.value !== null);
  const load = useCallback(async (): Promise<boolean> => {
    const isLoaded = await lazy.load();
    setLoaded(isLoaded);
    return isLoaded;
  }, [lazy]);
  return { chunk: lazy.value, load };
}
