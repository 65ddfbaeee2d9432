import type { RefObject } from 'react';

/** What receives the focus: the first enabled field or, without one, the first enabled button. */
const candidates = [
  ':is(input:not([hidden], [type=hidden]), select, textarea):not(:disabled)',
  'button:not(:disabled)',
] as const;

/** Focuses the first candidate that accepts the focus: one in a tab that is not shown does not. */
function focusFirstIn(content: HTMLElement): void {
  for (const selector of candidates) {
    for (const candidate of content.querySelectorAll<HTMLElement>(selector)) {
      candidate.focus();
      if (content.contains(document.activeElement)) return;
    }
  }
  content.focus();
}

/**
 * Handles `onOpenAutoFocus` of Radix, which focuses the close button by default.
 * @param initial the element to focus; if omitted, the first field, or the first button, which is
 *   the close button, without one. In its place the overlay itself if its title would be scrolled away.
 */
export function focusFirst(event: Event, initial?: RefObject<HTMLElement | null>): void {
  event.preventDefault();
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  if (initial?.current) initial.current.focus();
  else focusFirstIn(content);
  // In a low window the overlay scrolls as a whole: it starts at its title, also if its buttons are further down.
  if (content.scrollTop === 0) return;
  content.focus({ preventScroll: true });
  content.scrollTop = 0;
}
