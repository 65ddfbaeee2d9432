declare global {
  interface Window {
    /** Set by `queueEarlyClicks` in a prerendered page before React listens. */
    clickAgain?: () => void;
  }
}

/**
 * Queues the last click on a button, as no handler is attached yet. Links and native behavior are
 * not affected. Its source is inlined into the page, so it refers to nothing here.
 * @param fetchPortal is called at each of them: the portal is fetched again where that failed.
 * @returns replays the queued click, and stops queueing.
 */
export function queueEarlyClicks(fetchPortal?: () => unknown): () => void {
  let clicked: HTMLElement | null = null;
  const queue = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // A form would be sent to the page's own address, and React may listen before the replay.
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
    fetchPortal?.();
  };
  window.addEventListener('click', queue, { capture: true });
  return () => {
    window.removeEventListener('click', queue, { capture: true });
    clicked?.click();
    clicked = null;
  };
}
