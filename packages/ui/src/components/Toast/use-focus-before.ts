import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it before, when the element that contains it unmounts.
 * Otherwise the focus would return to the start of the page. Spread the result onto the container.
 */
export function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isInside.current) before.current?.focus();
    },
    [],
  );
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = true;
      const isFromOutside =
        relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isFromOutside) before.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
