import type { ReactNode } from 'react';
import { finding } from './FindingMark.css.ts';

/** A finding in words, with the survey-magenta mark that it has on the sheet. */
export function FindingMark({ children }: { children: ReactNode }) {
  return <span className={finding}>{children}</span>;
}
