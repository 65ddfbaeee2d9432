import type { FileDropListing } from '@consultancy/ui';
import { useEffect, useRef, useState } from 'react';
import { countGeodatabase } from '../../lib/geodatabase/count-geodatabase.ts';
import type { GeodatabaseCount } from '../../lib/geodatabase/count-records.ts';
import { GeodatabaseError } from '../../lib/geodatabase/geodatabase-error.ts';

/** State of the count. */
export type CountState =
  | { status: 'idle' }
  /** Number of classes to count; 0 while it is unknown. */
  | { status: 'reading'; done: number; total: number }
  | { status: 'counted'; count: GeodatabaseCount }
  | { status: 'failed'; error: GeodatabaseError };

interface Counter {
  state: CountState;
  /** Counts a choice; a count in progress is canceled. */
  choose: (listing: Promise<FileDropListing>) => void;
  cancel: () => void;
}

/** Counts one choice at a time. @param onCounted called after each count that was not canceled. */
export function useGeodatabaseCount(onCounted: (count: GeodatabaseCount) => void): Counter {
  const [state, setState] = useState<CountState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const count = async (listing: Promise<FileDropListing>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ status: 'reading', done, total });
    };
    onProgress(0, 0);
    try {
      const result = await countGeodatabase(listing, { signal, onProgress });
      if (signal.aborted) return;
      setState({ status: 'counted', count: result });
      onCounted(result);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GeodatabaseError)) throw error;
      setState({ status: 'failed', error });
    }
  };
  return {
    state,
    choose: (listing) => void count(listing),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
