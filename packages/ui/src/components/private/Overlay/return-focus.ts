/**
 * Focuses the opener of an overlay or, if the confirmed action removed it and the page has focused
 * nothing else, its main content: otherwise the focus would return to the start of the page.
 */
export function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) {
    opener.focus();
    return;
  }
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
