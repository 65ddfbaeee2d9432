import { useEffect, useEffectEvent } from 'react';
import type { LazyPart } from './lazy-part.ts';
import { usePart } from './use-part.ts';

/**
 * The part that shows what can be opened: fetched at the latest when it opens, and closed again
 * where it cannot be had, so that the next press tries once more.
 */
export function useOpenedPart<Value>(lazy: LazyPart<Value>, isOpen: boolean, close: () => void) {
  const { part, want } = usePart(lazy);
  const show = useEffectEvent(async () => {
    if (!(await want())) close();
  });
  useEffect(() => {
    if (isOpen) void show();
  }, [isOpen]);
  return { part, want };
}
