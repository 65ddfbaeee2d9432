/** Id of the content of a page, which the skip link leads to. */
export const contentId = 'contenido';

/** Milliseconds for which an anchor is waited for while the page that holds it is fetched. */
const anchorPatience = 10_000;

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An address can be written by hand: a lone % is no fragment, and no reason to break.
    return null;
  }
}

/**
 * Calls back with the element that the fragment of an address names, now or when the page that
 * holds it has come. Gives a function that ends the waiting.
 */
export function whenAnchor(hash: string, onFound: (anchor: HTMLElement) => void): () => void {
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
  const timer = setTimeout(() => observer.disconnect(), anchorPatience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
