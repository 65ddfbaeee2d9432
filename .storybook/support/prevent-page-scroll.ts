/** Whether this is the frame of a story on a page of documentation. */
function isInDocs(): boolean {
  try {
    return (
      window.parent !== window && window.parent.document.getElementById('storybook-docs') !== null
    );
  } catch {
    // A page of another origin around it.
    return false;
  }
}

/**
 * Prevents a page of documentation from scrolling: a dialog that opens in the frame of a story takes the
 * focus, and the browser would scroll the page around the frame to it. Play functions do not run, as
 * they do not outside of frames: those of several frames would fight for the focus.
 */
export function preventPageScroll(): void {
  if (!isInDocs()) return;
  const url = new URL(window.location.href);
  url.searchParams.set('embed', 'true');
  window.history.replaceState(null, '', url);
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function still(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
