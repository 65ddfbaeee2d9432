import type { ReactNode } from 'react';
import type { NoAttributes } from '../private/types.ts';
import { group } from './Stat.css.ts';
import { StatGroupContext } from './stat-group-context.ts';

export interface StatGroupProps extends NoAttributes {
  /** Two to about six `Stat` components. */
  children: ReactNode;
}

/** A description list of related `Stat` components, with as many columns as fit. */
export function StatGroup({ children }: StatGroupProps) {
  return (
    <dl className={group}>
      <StatGroupContext value={true}>{children}</StatGroupContext>
    </dl>
  );
}
