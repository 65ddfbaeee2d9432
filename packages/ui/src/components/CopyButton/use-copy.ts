import { useEffect, useState } from 'react';
import { COPY_SHOWN_MS, copyText } from '../private/copy-text.ts';

export type CopyOutcome = 'idle' | 'copied' | 'failed';

interface CopyResult {
  outcome: CopyOutcome;
  /** Number of the copy. Use it as a `key`, so that the same outcome is announced again. */
  time: number;
}

/**
 * Copies text to the clipboard. `outcome` is `copied` or `failed` for 4 seconds after the last
 * copy, and `idle` otherwise. `copy` never rejects.
 */
export function useCopy(value: string) {
  const [result, setResult] = useState<CopyResult>({ outcome: 'idle', time: 0 });
  useEffect(() => {
    if (result.outcome === 'idle') return;
    const timer = setTimeout(() => setResult({ ...result, outcome: 'idle' }), COPY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const outcome = (await copyText(value)) ? 'copied' : 'failed';
    setResult(({ time }) => ({ outcome, time: time + 1 }));
  };
  return { ...result, copy };
}
