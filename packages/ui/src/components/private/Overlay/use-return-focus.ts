import { type RefObject, useRef } from 'react';

const field = 'input:not([hidden], [type=hidden]), select, textarea';

const firstFieldIn = (content: EventTarget | null) =>
  content instanceof HTMLElement ? content.querySelector<HTMLElement>(field) : null;

/**
 * Remembers what had the focus when an overlay opened and gives it back when it closes. Overlays
 * here are controlled and have no trigger of their own, so Radix cannot know it.
 * @param initial what has the focus at first; left out, the first field. Without a field Radix takes
 * the first control, which is the close button.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: (event: Event) => {
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
      const first = initial?.current ?? firstFieldIn(event.target);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
