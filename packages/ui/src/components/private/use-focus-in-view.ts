import { useEffect } from 'react';

const showFocus = ({ key = 'Tab' }: Event & { readonly key?: string }) => {
  if (key === 'Tab') document.activeElement?.scrollIntoView?.({ block: 'nearest' });
};

/**
 * Keeps what has the focus in view where a panel scrolls as a whole, as in a low window, such as a phone on
 * its side or a page at high zoom: when the window changes its size, as the panel may then scroll from the
 * start, and when Tab goes on at the other end, to which Radix moves the focus without scrolling.
 * @param isShown whether the panel is: the page around a closed one keeps its place.
 */
export function useFocusInView(isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    window.addEventListener('resize', showFocus);
    window.addEventListener('keyup', showFocus);
    return () => {
      window.removeEventListener('resize', showFocus);
      window.removeEventListener('keyup', showFocus);
    };
  }, [isShown]);
}
