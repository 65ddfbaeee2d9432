import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes an element a stop of the keyboard while, and only while, its content is larger than it:
 * what scrolls must be reachable without a mouse, what does not should not be in the way.
 * Spread the result on the element.
 */
export function useScrollStop<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  // With the content itself: nobody, however quick, meets what scrolls and cannot be reached.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls ? { tabIndex: 0 } : {}) };
}
