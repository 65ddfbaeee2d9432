import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from '../ReportChart.css.ts';

interface ReportChartFrameProps {
  /** The main thing in words. */
  said: string;
  children: ReactNode;
  /** What stands beside the chart. */
  groups?: ReactNode;
}

/** The main thing in a sentence, and under it the chart and what is beside it. */
export function ReportChartFrame({ said, children, groups }: ReportChartFrameProps) {
  return (
    <>
      <Text tone="muted">{said}</Text>
      <div className={styles.parts}>
        {children}
        {groups}
      </div>
    </>
  );
}
