import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from '../ReportChart.css.ts';

interface ReportChartFrameProps {
  /** Main result as text. */
  text: string;
  children: ReactNode;
  /** Content beside the chart. */
  groups?: ReactNode;
}

/** The main result in a sentence, and under it the chart and the content beside it. */
export function ReportChartFrame({ text, children, groups }: ReportChartFrameProps) {
  return (
    <>
      <Text tone="muted">{text}</Text>
      <div className={styles.parts}>
        {children}
        {groups}
      </div>
    </>
  );
}
