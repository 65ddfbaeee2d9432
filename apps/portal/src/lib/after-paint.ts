/**
 * Does something once the screen shows what was pressed: what a press sets going must not keep its
 * answer back (numbers P6).
 */
export function afterPaint(work: () => void): void {
  // A frame is painted after its callbacks; the next task comes after that.
  requestAnimationFrame(() => setTimeout(work));
}
