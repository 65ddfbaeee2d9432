import { type ApiError, aboutOf } from '@consultancy/api';
import { useReportSummary } from '@consultancy/api/hooks';
import { Button, Heading, Inline } from '@consultancy/ui';
import { useId, useMemo } from 'react';
import { QuietFailure } from '../../components/QuietFailure/QuietFailure.tsx';
import { useRememberedFlag } from '../../lib/use-remembered-flag.ts';
import { reportChartTexts as texts } from '../../texts/report-charts.ts';
import type { ReportChartProps } from '../report-definition.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { chartQueryOf } from './chart-query.ts';
import * as styles from './ReportChart.css.ts';
import type { ReportChartDefinition } from './report-chart-definition.ts';
import { useChunk } from './use-chunk.ts';

interface Props<Summary> extends ReportChartProps {
  definition: ReportChartDefinition<Summary>;
}

/** Errors of the search itself: the report below shows them (§8). */
const isOfSearch = (error: ApiError | null) => [400, 403, 404].includes(error?.status ?? 0);

/** The summary for the filters and its view, or the error of one of them. */
function useChart<Summary>({ definition, filters, subject }: Props<Summary>, isShown: boolean) {
  const query = useMemo(() => (isShown ? chartQueryOf(filters) : null), [isShown, filters]);
  const { data, error, reload } = useReportSummary(definition.summary, subject, query);
  const { Chunk, hasFailed, retry } = useChunk(isShown ? definition.View : null);
  return {
    summary: data,
    View: Chunk,
    error,
    hasFailed: hasFailed || (error !== null && data === undefined),
    retry: () => {
      if (hasFailed) retry();
      if (error) void reload();
    },
  };
}

/** The chart, or its loading or error state. */
function ChartBody<Summary>(
  props: Props<Summary> & { chart: ReturnType<typeof useChart<Summary>> },
) {
  const { definition, filters, chart } = props;
  const { shape } = definition;
  const about = aboutOf(definition.summary);
  const { summary, View, hasFailed, retry } = chart;
  // The same element while its data are the same, so that reloading does not render it again.
  const view = useMemo(
    () =>
      summary === undefined || View === null ? null : (
        <View summary={summary} filters={filters} about={about} />
      ),
    [summary, View, filters, about],
  );
  if (hasFailed) return <QuietFailure text={texts.failed} onRetry={retry} />;
  return (
    <div className={`${styles.frame} ${styles.reserved[shape]}`}>
      {view ?? <ChartSkeleton shape={shape} />}
    </div>
  );
}

/**
 * Summary of a report, over its table. It can be folded, which this browser stores, and is not
 * loaded then; without data it is hidden.
 */
export function ReportChart<Summary>(props: Props<Summary>) {
  const { title, isNothing } = props.definition;
  const [isFolded, fold] = useRememberedFlag('charts-folded');
  const chart = useChart(props, !isFolded);
  const titleId = useId();
  const { summary, error } = chart;
  if (isOfSearch(error) || (summary !== undefined && isNothing(summary))) return null;
  return (
    <section
      aria-labelledby={titleId}
      className={styles.section}
      aria-busy={!isFolded && summary === undefined && !chart.hasFailed}
    >
      <Inline gap="sm" justify="between">
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        <span data-print="hidden" className={styles.toggle}>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={!isFolded}
            aria-label={isFolded ? texts.show : texts.hide}
            onClick={() => fold(!isFolded)}
          >
            {isFolded ? texts.showShort : texts.hideShort}
          </Button>
        </span>
      </Inline>
      {isFolded ? null : <ChartBody {...props} chart={chart} />}
    </section>
  );
}
