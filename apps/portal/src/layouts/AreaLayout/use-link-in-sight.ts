import { useCallback } from 'react';

/** Scrolls `around` so far that the link within it is in sight; the page stays where it is. */
function bringIntoSight(around: HTMLElement, href: string): void {
  const links = [...around.querySelectorAll('a')];
  const link = links.find((one) => one.getAttribute('href') === href);
  if (link) {
    const [frame, line] = [around.getBoundingClientRect(), link.getBoundingClientRect()];
    // Its lower edge fades as far as what scrolls keeps clear of the keyboard's focus.
    const fading = Number.parseFloat(getComputedStyle(around).scrollPaddingBlockEnd) || 0;
    if (line.bottom > frame.bottom - fading || line.top < frame.top) {
      around.scrollTop += (line.top + line.bottom - frame.top - frame.bottom) / 2;
    }
  }
}

/**
 * Keeps a link in sight within what scrolls around it.
 * @param href of the link.
 * @returns the ref of what scrolls; it looks when that comes or changes its size, and at each other
 * link.
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
