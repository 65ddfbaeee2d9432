/** Id of the content of a page, which the skip link leads to. */
export const contentId = 'contenido';

/** The element that the fragment of an address names; null when it names none. */
export function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An address can be written by hand: a lone % is no fragment, and no reason to break.
    return null;
  }
}
