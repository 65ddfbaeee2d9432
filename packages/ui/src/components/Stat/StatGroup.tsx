import type { ReactNode } from 'react';
import { group } from './Stat.css.ts';
import { StatGroupContext } from './stat-group-context.ts';

export interface StatGroupProps {
  /** `Stat`s, two to about six. */
  children: ReactNode;
}

/** Related values as one description list, as many in a line as fit. */
export function StatGroup({ children }: StatGroupProps) {
  return (
    <dl className={group}>
      <StatGroupContext value={true}>{children}</StatGroupContext>
    </dl>
  );
}
