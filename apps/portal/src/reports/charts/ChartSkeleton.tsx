import { Skeleton } from '@consultancy/ui';
import * as styles from './ReportChart.css.ts';
import type { ReportChartDefinition } from './report-chart-definition.ts';

const bars = ['full', 'most', 'half', 'third', 'quarter'] as const;

interface ChartSkeletonProps {
  shape: ReportChartDefinition<never>['shape'];
  /** Whether the chart will be shown under its sentence. */
  isOpen: boolean;
}

/** Skeleton of a summary. */
export function ChartSkeleton({ shape, isOpen }: ChartSkeletonProps) {
  const hasGroups = shape === 'chartAndGroups' || shape === 'chartAndTabbedGroups';
  return (
    <>
      <div className={styles.sentence}>
        <Skeleton shape="text" width="most" />
      </div>
      {isOpen ? (
        <div className={`${styles.parts} ${styles.reserved[shape]}`}>
          <div className={styles.placeholder}>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="block" height="xl" />
          </div>
          {hasGroups ? (
            <div className={styles.placeholder}>
              {bars.map((width) => (
                <Skeleton key={width} shape="row" height="sm" width={width} />
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
