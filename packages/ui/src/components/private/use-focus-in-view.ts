import { useEffect } from 'react';

const showFocus = () => document.activeElement?.scrollIntoView?.({ block: 'nearest' });

/**
 * Keeps what has the focus in view when the window changes its size: in a low one, such as a phone on its
 * side, an overlay scrolls as a whole and no longer its content, from the start.
 */
export function useFocusInView(): void {
  useEffect(() => {
    window.addEventListener('resize', showFocus);
    return () => window.removeEventListener('resize', showFocus);
  }, []);
}
