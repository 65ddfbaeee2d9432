import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than this many pixels. Read as it scrolls and not as React
 * draws: to say how far it is scrolled, the browser lays out at once whatever has just changed.
 */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return isPast;
}
