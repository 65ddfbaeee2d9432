import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stops the page behind from scrolling while `active`, by an attribute of `<html>` that the reset
 * styles. Radix's own lock injects a `<style>` element, which a strict content security policy
 * refuses; it lives in Radix's `Overlay`, so the backdrop here is an element of our own.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    locks += 1;
    document.documentElement.toggleAttribute('data-scroll-locked', true);
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [active]);
}
