import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes an element focusable while its content overflows, so that keyboard users can scroll it.
 * Spread the result onto the element.
 */
export function useScrollStop<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const isLarger =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1;
      // Synchronous, so that the frame that paints scrollable content also makes it
      // focusable.
      flushSync(() => setScrolls(isLarger));
    };
    // The observer reports once initially, after the layout of the browser. Measuring earlier would
    // force another layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls ? { tabIndex: 0 } : {}) };
}
