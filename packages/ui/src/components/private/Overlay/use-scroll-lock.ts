import { useLayoutEffect, useMemo } from 'react';

let locks = 0;

/** Only a scroll bar that takes room leaves a gap behind; one that floats over the page does not. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Stops the page behind from scrolling while `active`, by an attribute of `<html>` that the reset
 * styles. Radix's own lock injects a `<style>` element, which a strict content security policy
 * refuses; it lives in Radix's `Overlay`, so the backdrop here is an element of our own.
 */
export function useScrollLock(active: boolean): void {
  // Asked before what opens is in the page: the browser would have to lay it out for the answer.
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
