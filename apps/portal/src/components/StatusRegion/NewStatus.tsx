import { type ReactNode, useEffect, useState } from 'react';
import { region } from './StatusRegion.css.ts';

/** Milliseconds until a screen reader has noticed a new live region: browsers report changes in batches. */
const noticed = 200;

/**
 * A `StatusRegion` that may come with its text, as no region can be there before. The text is inert at first, as screen
 * readers do not announce a region that comes with it.
 */
export function NewStatus({ children }: { children: ReactNode }) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticed);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={region}>
      {children === null ? null : <div inert={!isNoticed}>{children}</div>}
    </div>
  );
}
