import { useNoticed } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { region } from './StatusRegion.css.ts';

/**
 * A `StatusRegion` that may come with its text, as no region can be there before. The text is inert at first, as screen
 * readers do not announce a region that comes with it.
 */
export function NewStatus({ children }: { children: ReactNode }) {
  const isNoticed = useNoticed();
  return (
    <div role="status" className={region}>
      {children === null ? null : <div inert={!isNoticed}>{children}</div>}
    </div>
  );
}
