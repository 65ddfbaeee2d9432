import { useEffect, useState } from 'react';
import { copyText } from '../private/copy-text.ts';

/** How long the outcome stays in place of the label, in ms. */
export const SHOWN_MS = 4000;

export type CopyOutcome = 'idle' | 'copied' | 'failed';

/** Copies text to the clipboard and says for four seconds how it went; never throws. */
export function useCopy(value: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome((await copyText(value)) ? 'copied' : 'failed');
  };
  return { outcome, copy };
}
