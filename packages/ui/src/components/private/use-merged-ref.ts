import { type Ref, type RefCallback, useCallback, useRef } from 'react';

/**
 * Merges a component's own ref with the ref of its caller, such as that of react-hook-form.
 * @param callerRef ref of the caller, an object or a callback.
 */
export function useMergedRef<E extends HTMLElement>(callerRef: Ref<E> | undefined) {
  const own = useRef<E | null>(null);
  const cleanup = useRef<(() => void) | null>(null);
  const ref: RefCallback<E> = useCallback(
    (element: E | null) => {
      own.current = element;
      if (typeof callerRef !== 'function') {
        if (callerRef) callerRef.current = element;
        return;
      }
      // A callback ref that returned a cleanup function is not called with null.
      if (element === null && cleanup.current) return cleanup.current();
      const result = callerRef(element);
      cleanup.current = typeof result === 'function' ? result : null;
    },
    [callerRef],
  );
  return { own, ref };
}
