/** The element around the opener of an overlay that marks a position, such as `RestoreFocus`. */
export const findPlaceAround = (opener: HTMLElement | null): HTMLElement | null =>
  opener?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;

/**
 * Focuses the opener of an overlay or, if the confirmed action removed it and the page has focused
 * nothing else, the place around it: `RestoreFocus` cannot do so while the overlay has the focus. Without
 * that place, or where nothing had the focus, it is the overlay below or the main content: otherwise the
 * focus would return to the start of the page.
 * @param around what was around the opener while it was in the page.
 */
export function returnFocus(opener: HTMLElement | null, around: HTMLElement | null): void {
  if (opener?.isConnected && opener !== document.body) {
    opener.focus();
    return;
  }
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const below = document.querySelector<HTMLElement>('[aria-modal="true"]');
  const place = around?.isConnected ? around : (below ?? document.querySelector('main'));
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
