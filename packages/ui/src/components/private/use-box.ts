import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of the browsers' letters, which a page has before there is a browser. */
export const USUAL_REM = 16;

/** One rem in pixels, as the user configured it. */
function remInPixels(): number {
  if (typeof document === 'undefined') return USUAL_REM;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
}

export interface Box {
  /** Pixels; 0 until the element was measured. */
  width: number;
  height: number;
}

interface MeasuredBox extends Box {
  /** One rem in pixels when it was measured: reading it at another time may force a layout. */
  rem: number;
}

/**
 * The inner size of an element, updated on resize. Known before the first paint in a browser. While it
 * is hidden, as in a panel of tabs, the last size remains, so that its content does not change.
 */
export function useBox(ref: RefObject<HTMLElement | null>): MeasuredBox {
  const [box, setBox] = useState<MeasuredBox>({ width: 0, height: 0, rem: USUAL_REM });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      const rem = remInPixels();
      setBox((before) =>
        before.width === width && before.height === height && before.rem === rem
          ? before
          : { width, height, rem },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
