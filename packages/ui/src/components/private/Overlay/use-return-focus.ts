import { type RefObject, useRef } from 'react';

/**
 * Remembers what had the focus when an overlay opened and gives it back when it closes. Overlays
 * here are controlled and have no trigger of their own, so Radix cannot know it.
 * @param initial what has the focus at first; left out, Radix takes the first control.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: (event: Event) => {
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
