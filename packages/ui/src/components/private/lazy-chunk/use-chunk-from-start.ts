import { use, useEffect, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

/**
 * A lazy chunk that a component may need from the start: then its first rendering suspends until the
 * chunk is here, on a server too, or could not be fetched. Needed later, it is fetched without hiding
 * what is shown.
 */
export function useChunkFromStart<Value>(lazy: LazyChunk<Value>, isNeeded: boolean) {
  const { chunk, load } = useLazyChunk(lazy);
  const [waits] = useState(isNeeded && chunk === null);
  if (waits) use(lazy.loadFirst());
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return { chunk, load };
}
