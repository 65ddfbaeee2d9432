/**
 * Runs work after the next paint, so that it does not delay the response to a click (P6).
 */
export function afterPaint(work: () => void): void {
  // A frame is painted after its callbacks; the next task comes after that.
  requestAnimationFrame(() => setTimeout(work));
}
