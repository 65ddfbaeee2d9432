import type { RefObject } from 'react';

const field = 'input:not([hidden], [type=hidden]), select, textarea';

/** The first field; without one the first control, which is the close button. */
const firstIn = (content: HTMLElement) =>
  content.querySelector<HTMLElement>(field) ??
  content.querySelector<HTMLElement>('button:not(:disabled)') ??
  content;

/**
 * Handles Radix's `onOpenAutoFocus`, which focuses the close button by default.
 * @param initial the element to focus; omitted, the first field, or the first control without one.
 */
export function focusFirst(event: Event, initial?: RefObject<HTMLElement | null>): void {
  event.preventDefault();
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  (initial?.current ?? firstIn(content)).focus();
}
