import { useCallback, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** A part that this component asks for; whoever asked before spares it the wait. */
export function usePart<Value>(lazy: LazyPart<Value>) {
  const [, setHere] = useState(lazy.value !== null);
  const want = useCallback(async (): Promise<boolean> => {
    const isHere = await lazy.want();
    setHere(isHere);
    return isHere;
  }, [lazy]);
  return { part: lazy.value, want };
}
