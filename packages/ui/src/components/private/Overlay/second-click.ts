/** Milliseconds within which the second click of a double click follows. */
const longest = 500;

/** Radix's event of an interaction outside of what is open. */
type OutsideEvent = Event & { readonly detail?: { readonly originalEvent?: Event } };

/**
 * Whether a click outside of an overlay is the second one of a double click on its opener, which is behind the overlay
 * by then.
 * @param openedAt when the overlay was rendered, in `performance.now()`.
 */
export function isSecondClick(
  { detail }: OutsideEvent,
  opener: HTMLElement | null,
  openedAt: number,
): boolean {
  const pointer = detail?.originalEvent;
  if (!opener || !(pointer instanceof MouseEvent)) return false;
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { clientX: x, clientY: y } = pointer;
  const isOnOpener = x > left && x < right && y > top && y < bottom;
  return isOnOpener && performance.now() - openedAt < longest;
}

/**
 * Returns the focus to what had it before a click beside an overlay that has no other effect. In the next task, as the
 * browser moves it to the page after the event.
 */
export function restoreFocus(lastFocused: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) lastFocused?.focus();
  });
}
