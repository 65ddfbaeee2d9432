import { useLayoutEffect, useMemo } from 'react';

let locks = 0;

/** Only classic scroll bars leave a gap; overlay scroll bars do not. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Prevents the page from scrolling while `active`, by an attribute of `<html>` that the reset
 * styles. The scroll lock of Radix is not used, because it injects a `<style>` element, which a
 * strict content security policy rejects. It is part of the Radix `Overlay`, so the backdrop is our
 * own element.
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
