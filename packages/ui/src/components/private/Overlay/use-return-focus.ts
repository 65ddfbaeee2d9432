import { useRef } from 'react';

/**
 * Remembers what had the focus when an overlay opened and gives it back when it closes. Overlays
 * here are controlled and have no trigger of their own, so Radix cannot know it.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
