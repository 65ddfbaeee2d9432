import type { RefObject } from 'react';

const field = ':is(input:not([hidden], [type=hidden]), select, textarea):not(:disabled)';

/** Returns the first enabled field or, without one, the first enabled button, which is the close button. */
const firstIn = (content: HTMLElement) =>
  content.querySelector<HTMLElement>(field) ??
  content.querySelector<HTMLElement>('button:not(:disabled)') ??
  content;

/**
 * Handles `onOpenAutoFocus` of Radix, which focuses the close button by default.
 * @param initial the element to focus; if omitted, the first field, or the first button without
 *   one.
 */
export function focusFirst(event: Event, initial?: RefObject<HTMLElement | null>): void {
  event.preventDefault();
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  (initial?.current ?? firstIn(content)).focus();
}
