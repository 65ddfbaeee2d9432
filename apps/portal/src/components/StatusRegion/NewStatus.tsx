import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds until a screen reader has noticed a new live region: browsers report changes in batches. */
const noticed = 200;

/**
 * A status where no `StatusRegion` can be before it. It is inert at first, as screen readers do not announce
 * a region that comes with its text.
 */
export function NewStatus({ children }: { children: ReactNode }) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticed);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <div inert={!isNoticed}>{children}</div>
    </div>
  );
}
