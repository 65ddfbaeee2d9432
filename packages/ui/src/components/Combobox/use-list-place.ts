import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Places the popup below the input, or above it where more of the list fits in the visible part. */
function place(popup: HTMLElement, input: HTMLElement): void {
  const { left, width, top, bottom } = input.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  // The keyboard of a phone covers the page, and does not make it smaller.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  const below = Math.min(clientHeight, offsetTop + height) - bottom;
  const above = top - offsetTop;
  const list = popup.firstElementChild;
  const longest = list ? Number.parseFloat(getComputedStyle(list).maxBlockSize) : 0;
  const isBelow = below >= longest || below >= above;
  const margin = 2 * Number.parseFloat(getComputedStyle(popup).marginBlockStart);
  popup.style.left = `${left}px`;
  popup.style.width = `${width}px`;
  popup.style.top = isBelow ? `${bottom}px` : 'auto';
  popup.style.bottom = isBelow ? 'auto' : `${clientHeight - top}px`;
  popup.style.maxHeight = `${(isBelow ? below : above) - margin}px`;
}

/**
 * Shows the popup of a list in the top layer while it is open, and keeps it beside its input when
 * anything scrolls or the keyboard of a phone appears.
 */
export function useListPlace(isOpen: boolean, input: RefObject<HTMLElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = popup;
    const { current: anchor } = input;
    if (!isOpen || !element || !anchor) return;
    const follow = () => place(element, anchor);
    // What scrolls beside the input, such as the list itself, moves neither.
    const followScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) follow();
    };
    // Environments of tests have no top layer.
    if (element.showPopover) element.showPopover();
    // jsdom hides a popover and cannot show it.
    else element.removeAttribute('popover');
    follow();
    // Scrolling does not bubble.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', followScroll, options);
    window.addEventListener('resize', follow);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', follow);
    visualViewport?.addEventListener('scroll', follow);
    return () => {
      window.removeEventListener('scroll', followScroll, options);
      window.removeEventListener('resize', follow);
      visualViewport?.removeEventListener('resize', follow);
      visualViewport?.removeEventListener('scroll', follow);
      element.hidePopover?.();
    };
  }, [isOpen, input]);
  return popup;
}
