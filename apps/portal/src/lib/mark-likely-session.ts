/** Attribute of the root element while it is being checked who is signed in. */
export const likelySessionAttribute = 'data-likely-session';

/**
 * Marks a page whose visitor is probably signed in, before the first paint: the prerendered header
 * does not offer them to sign in. Its source is inlined into the page, so it refers to nothing here.
 */
export function markLikelySession(): void {
  // The cookie of the backend; see `signedInHint` of the API client.
  if (/(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)) {
    document.documentElement.setAttribute('data-likely-session', '');
  }
}

/** Ends the mark: the header shows who is signed in, or offers to sign in. */
export function showWhoIsSignedIn(): void {
  document.documentElement.removeAttribute(likelySessionAttribute);
}
