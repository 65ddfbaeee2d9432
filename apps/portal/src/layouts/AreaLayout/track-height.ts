/** Variable with the height of an element in pixels, which CSS itself cannot read. */
export const ownHeight = '--own-height';

/** A ref that keeps `ownHeight` of its element up to date. */
export function trackHeight(element: HTMLElement | null) {
  if (!element) return;
  const observer = new ResizeObserver(() => {
    element.style.setProperty(ownHeight, `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
