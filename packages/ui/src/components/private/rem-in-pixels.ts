/** The size of the browsers' letters, which a page has before there is a browser. */
export const USUAL_REM = 16;

/** One rem in pixels, as the user configured it. */
export function remInPixels(): number {
  if (typeof document === 'undefined') return USUAL_REM;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
}
