import { useLayoutEffect, useMemo } from 'react';

let locks = 0;

/** Only a classic scroll bar leaves a gap; an overlay scroll bar does not. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Stops the page behind from scrolling while `active`, by an attribute of `<html>` that the reset
 * styles. Radix's own lock injects a `<style>` element, which a strict content security policy
 * rejects; it is in Radix's `Overlay`, so the backdrop here is an element of our own.
 */
export function useScrollLock(active: boolean): void {
  // Read before the overlay is in the page: reading it later would force a layout.
  const leavesGap = useMemo(() => active && hasScrollBar(), [active]);
  useLayoutEffect(() => {
    if (!active) return;
    if (locks === 0) {
      document.documentElement.setAttribute('data-scroll-locked', leavesGap ? 'gutter' : '');
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [active, leavesGap]);
}
