/** Scrolls the page to an element: smoothly, unless the user prefers reduced motion. */
export function scrollIntoView(element: Element): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
}
