import { useCallback, useEffect, useState } from 'react';
import type { LazyChunk } from '../../lib/lazy-chunk.ts';
import { whenIdle } from '../../lib/when-idle.ts';

type LoadState = 'loading' | 'loaded' | 'failed';

/**
 * Loads an optional chunk of a page once the page is idle: a failure is shown in its place and can
 * be retried, and the page stays. A chunk that is here already is shown at once, as after the screen
 * was turned.
 * @param chunk null while it is not needed.
 */
export function useChunk<Props extends object>(chunk: LazyChunk<Props> | null) {
  const [state, setState] = useState<LoadState>('loading');
  const load = useCallback(() => {
    if (chunk === null) return;
    if (chunk.isLoaded()) return setState('loaded');
    setState('loading');
    whenIdle()
      .then(chunk.load)
      .then(
        () => setState('loaded'),
        () => setState('failed'),
      );
  }, [chunk]);
  useEffect(load, [load]);
  const isHere = state === 'loaded' || chunk?.isLoaded();
  return { Chunk: isHere ? chunk : null, hasFailed: state === 'failed', retry: load };
}

/** Loads an optional chunk once something else is here that comes first, such as the rows of a report. */
export const useChunkAfter = <Props extends object>(isHere: boolean, chunk: LazyChunk<Props>) =>
  useChunk(isHere || chunk.isLoaded() ? chunk : null);
