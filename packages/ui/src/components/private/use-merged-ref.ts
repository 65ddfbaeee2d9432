import { type Ref, type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref of a component's own beside the one that its caller gave, such as react-hook-form's.
 * @param given the caller's ref, in any of React's forms.
 */
export function useMergedRef<E extends HTMLElement>(given: Ref<E> | undefined) {
  const own = useRef<E | null>(null);
  const forget = useRef<(() => void) | null>(null);
  const ref: RefCallback<E> = useCallback(
    (element: E | null) => {
      own.current = element;
      if (typeof given !== 'function') {
        if (given) given.current = element;
        return;
      }
      // A ref that gives back how to forget the element is not told of null as well.
      if (element === null && forget.current) return forget.current();
      const result = given(element);
      forget.current = typeof result === 'function' ? result : null;
    },
    [given],
  );
  return { own, ref };
}
