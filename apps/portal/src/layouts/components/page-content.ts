/** Id of the content of a page, which the skip link leads to. */
export const contentId = 'contenido';

/** Attribute of `html` once the script scrolls: a smooth scroll of the browser would slow others. */
export const scriptedAttribute = 'data-scripted';

/** Milliseconds for which an anchor is awaited while its page is fetched. */
const anchorTimeout = 10_000;

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Users can type a fragment: a lone % is invalid, and is ignored.
    return null;
  }
}

/**
 * Calls back with the element of a fragment, now or when it is rendered.
 * @returns cancels the waiting.
 */
export function waitForAnchor(hash: string, onFound: (anchor: HTMLElement) => void): () => void {
  const found = anchorOf(hash);
  if (found) {
    onFound(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = anchorOf(hash);
    if (!late) return;
    stop();
    onFound(late);
  });
  const timer = setTimeout(() => observer.disconnect(), anchorTimeout);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
