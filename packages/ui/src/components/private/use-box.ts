import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Box {
  /** Pixels; 0 until the element was measured. */
  width: number;
  height: number;
}

/**
 * The inner size of an element, kept up to date. Known before the first paint in a browser. While it
 * is not shown, as in a panel of tabs, it keeps the size that it had: what was drawn for it stays.
 */
export function useBox(ref: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      setBox((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
