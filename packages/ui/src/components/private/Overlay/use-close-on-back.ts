import { useEffect, useEffectEvent } from 'react';

const pageOf = ({ pathname, search }: Location) => `${pathname}${search}`;

/**
 * Calls `close` when the browser goes back or forward to another page. A router shows that page without
 * removing what is outside of it, such as the menu of a site.
 */
export function useCloseOnBack(isActive: boolean, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isActive) return;
    const page = pageOf(window.location);
    // Links to anchors within the page fire the event too.
    const listen = () => {
      if (pageOf(window.location) !== page) leave();
    };
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, [isActive]);
}
