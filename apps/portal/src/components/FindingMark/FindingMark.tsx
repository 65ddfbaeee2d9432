import type { ReactNode } from 'react';
import { finding } from './FindingMark.css.ts';

/** The text of a finding, with the survey-magenta mark that it has on the map. */
export function FindingMark({ children }: { children: ReactNode }) {
  return <span className={finding}>{children}</span>;
}
