import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Places the popup below the input, or above it where more of the list fits there. */
function place(popup: HTMLElement, input: HTMLElement): void {
  const { left, width, top, bottom } = input.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  const list = popup.firstElementChild;
  const longest = list ? Number.parseFloat(getComputedStyle(list).maxBlockSize) : 0;
  const isBelow = below >= longest || below >= top;
  const margin = 2 * Number.parseFloat(getComputedStyle(popup).marginBlockStart);
  popup.style.left = `${left}px`;
  popup.style.width = `${width}px`;
  popup.style.top = isBelow ? `${bottom}px` : 'auto';
  popup.style.bottom = isBelow ? 'auto' : `${clientHeight - top}px`;
  popup.style.maxHeight = `${(isBelow ? below : top) - margin}px`;
}

/**
 * Shows the popup of a list in the top layer while it is open, and keeps it beside its input when
 * anything scrolls.
 */
export function useListPlace(isOpen: boolean, input: RefObject<HTMLElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = popup;
    const { current: anchor } = input;
    if (!isOpen || !element || !anchor) return;
    const follow = () => place(element, anchor);
    // Environments of tests have no top layer.
    element.showPopover?.();
    follow();
    // Scrolling does not bubble.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
      element.hidePopover?.();
    };
  }, [isOpen, input]);
  return popup;
}
