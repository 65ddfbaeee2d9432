import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before it came in, when what has it is taken away; otherwise
 * it would fall back to the start of the page. Spread the result on the element around.
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
