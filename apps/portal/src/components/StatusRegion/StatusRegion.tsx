import type { ReactNode } from 'react';
import { region } from './StatusRegion.css.ts';

/**
 * Live region for the results of actions: rendered from the start, so that changes are announced.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
