import { useEffect, useEffectEvent } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';
import { reportLoadFailure } from './load-failure.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

/**
 * Loads the chunk of content that opens. It is fetched at the latest when the content opens; if
 * that fails, `close` is called, so that the next click tries again, and the failure is reported.
 */
export function useOpenedChunk<Value>(lazy: LazyChunk<Value>, isOpen: boolean, close: () => void) {
  const { chunk, load } = useLazyChunk(lazy);
  const show = useEffectEvent(async () => {
    if (await load()) return;
    close();
    reportLoadFailure();
  });
  useEffect(() => {
    if (isOpen) void show();
  }, [isOpen]);
  return { chunk, load };
}
