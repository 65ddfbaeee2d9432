import { type RefObject, useRef } from 'react';

const field = 'input:not([hidden], [type=hidden]), select, textarea';

/** The first field; without one the first control, which is the close button. */
const firstIn = (content: HTMLElement) =>
  content.querySelector<HTMLElement>(field) ??
  content.querySelector<HTMLElement>('button:not(:disabled)') ??
  content;

/**
 * Remembers what had the focus when an overlay opened and gives it back when it closes. Overlays
 * here are controlled and have no trigger of their own, so Radix cannot know it.
 * @param initial what has the focus at first; left out, the first field, or else the first control.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  return {
    handleOpen: (event: Event) => {
      event.preventDefault();
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
      const first = initial?.current ?? firstIn(content);
      // Focusing now would force a layout in the task that has just rendered
      // the content (P6). A frame is painted after its callbacks; the next task runs after that.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!content.contains(document.activeElement)) first.focus();
        }),
      );
    },
    handleClose: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
