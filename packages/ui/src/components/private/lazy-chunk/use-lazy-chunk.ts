import { useCallback, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';

/** A lazy chunk with a function that requests it; an earlier request of any component is shared. */
export function useLazyChunk<Value>(lazy: LazyChunk<Value>) {
  const [, setLoaded] = useState(lazy.value !== null);
  const load = useCallback(async (): Promise<boolean> => {
    const isLoaded = await lazy.load();
    setLoaded(isLoaded);
    return isLoaded;
  }, [lazy]);
  return { chunk: lazy.value, load };
}
