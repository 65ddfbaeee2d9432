import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from '../ReportChart.css.ts';

interface ReportChartFrameProps {
  /** Main result as text. */
  said: string;
  children: ReactNode;
  /** Content beside the chart. */
  groups?: ReactNode;
}

/** The main result in a sentence, and under it the chart and the content beside it. */
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
