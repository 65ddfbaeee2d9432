import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from '../ReportChart.css.ts';
import type { ReportChartLayout } from '../report-chart-definition.ts';

interface ReportChartFrameProps {
  /** Main result as text. */
  text: string;
  layout: ReportChartLayout;
  children: ReactNode;
  /** Content beside the chart. */
  groups?: ReactNode;
}

/**
 * The main result in a sentence, and, if it is open, the chart under it and the content beside it.
 * Both are cells of the grid of the summary.
 */
export function ReportChartFrame({ text, layout, children, groups }: ReportChartFrameProps) {
  const { shape, isOpen } = layout;
  return (
    <>
      <div className={styles.sentence}>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </div>
      {isOpen ? (
        <div className={`${styles.parts} ${styles.reserved[shape]}`}>
          {children}
          {groups}
        </div>
      ) : null}
    </>
  );
}
