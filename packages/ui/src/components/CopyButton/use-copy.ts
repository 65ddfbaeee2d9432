import { useEffect, useState } from 'react';
import { COPY_SHOWN_MS, copyText } from '../private/copy-text.ts';

export type CopyOutcome = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard. `outcome` is `copied` or `failed` for 4 seconds afterwards, and
 * `idle` otherwise. `copy` never rejects.
 */
export function useCopy(value: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), COPY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome((await copyText(value)) ? 'copied' : 'failed');
  };
  return { outcome, copy };
}
