import { useEffect, useState } from 'react';

/** Milliseconds until a screen reader has noticed a new live region: browsers report changes in batches. */
const NOTICED_MS = 200;

/**
 * Whether screen readers have noticed a live region that appeared with the component. They announce no text that
 * comes with its region: render it `inert` until then.
 */
export function useNoticed(): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setNoticed, NOTICED_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isNoticed;
}
