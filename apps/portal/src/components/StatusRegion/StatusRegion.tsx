import type { ReactNode } from 'react';
import { region } from './StatusRegion.css.ts';

/** Where something is told once it is done: there from the start, so that it is read aloud. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
