import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than this many pixels. Read in the scroll event and not
 * during rendering: reading the scroll position forces a layout.
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
