import { type RefObject, useLayoutEffect, useState } from 'react';

/** Default font size of browsers in pixels, assumed on a server. */
export const DEFAULT_REM = 16;

/** Returns one rem in pixels, as configured by the user. */
function remInPixels(): number {
  if (typeof document === 'undefined') return DEFAULT_REM;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_REM;
}

export interface Box {
  /** Width in pixels; 0 until the element is measured. */
  width: number;
  /** Height in pixels; 0 until the element is measured. */
  height: number;
}

interface MeasuredBox extends Box {
  /** One rem in pixels at the time of measuring: reading it later may force a layout. */
  rem: number;
}

/**
 * Measures the inner size of an element and updates it on resize. In a browser the size is known
 * before the first paint. While the element is hidden, as in an inactive tab, the last size
 * remains.
 */
export function useBox(ref: RefObject<HTMLElement | null>): MeasuredBox {
  const [box, setBox] = useState<MeasuredBox>({ width: 0, height: 0, rem: DEFAULT_REM });
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
