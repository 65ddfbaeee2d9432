import { Skeleton } from '@consultancy/ui';
import * as styles from './ReportChart.css.ts';
import type { ReportChartDefinition } from './report-chart-definition.ts';

const bars = ['full', 'most', 'half', 'third', 'quarter'] as const;

/** Skeleton of a chart. */
export function ChartSkeleton({ shape }: { shape: ReportChartDefinition<never>['shape'] }) {
  return (
    <>
      <Skeleton shape="text" width="most" />
      <div className={styles.parts}>
        <div className={styles.placeholder}>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="block" height="xl" />
        </div>
        {shape === 'chartAndGroups' || shape === 'chartAndTabbedGroups' ? (
          <div className={styles.placeholder}>
            {bars.map((width) => (
              <Skeleton key={width} shape="row" height="sm" width={width} />
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}
