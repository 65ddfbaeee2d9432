import { useCallback } from 'react';

/** Scrolls `around` until the link within it is visible; the page does not scroll. */
function bringIntoSight(around: HTMLElement, href: string): void {
  const links = [...around.querySelectorAll('a')];
  const link = links.find((one) => one.getAttribute('href') === href);
  if (link) {
    const [frame, line] = [around.getBoundingClientRect(), link.getBoundingClientRect()];
    // Its lower edge fades over the height of the scroll padding.
    const fading = Number.parseFloat(getComputedStyle(around).scrollPaddingBlockEnd) || 0;
    if (line.bottom > frame.bottom - fading || line.top < frame.top) {
      around.scrollTop += (line.top + line.bottom - frame.top - frame.bottom) / 2;
    }
  }
}

/**
 * Scrolls a link into view within its scroll container.
 * @param href of the link.
 * @returns the ref of the scroll container; the link is scrolled into view when it is rendered,
 * when it changes its size, and when `href` changes.
 */
export function useLinkInSight(href: string) {
  return useCallback(
    (around: HTMLElement | null) => {
      if (!around) return;
      const observer = new ResizeObserver(() => bringIntoSight(around, href));
      observer.observe(around);
      return () => observer.disconnect();
    },
    [href],
  );
}
