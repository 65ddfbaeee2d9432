import { type ApiError, aboutOf } from '@consultancy/api';
import { useReportSummary } from '@consultancy/api/hooks';
import { Button, Heading, RestoreFocus, Text } from '@consultancy/ui';
import { useId, useMemo } from 'react';
import { InlineErrorState } from '../../components/InlineErrorState/InlineErrorState.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
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
function useChart<Summary>({ definition, filters, subject }: Props<Summary>, isNeeded: boolean) {
  const query = useMemo(() => (isNeeded ? chartQueryOf(filters) : null), [isNeeded, filters]);
  const { data, error, reload } = useReportSummary(definition.summary, subject, query);
  const { Chunk, hasFailed, retry } = useChunk(isNeeded ? definition.View : null);
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

interface BodyProps<Summary> extends Props<Summary> {
  chart: ReturnType<typeof useChart<Summary>>;
  isOpen: boolean;
}

/** The sentence and the chart, or their loading or error state. */
function ChartBody<Summary>({ definition, filters, chart, isOpen }: BodyProps<Summary>) {
  const { shape } = definition;
  const about = aboutOf(definition.summary);
  const { summary, View, hasFailed, retry } = chart;
  // The same element while its data are the same, so that reloading does not render it again.
  const view = useMemo(
    () =>
      summary === undefined || View === null ? null : (
        <View summary={summary} filters={filters} about={about} layout={{ shape, isOpen }} />
      ),
    [summary, View, filters, about, shape, isOpen],
  );
  if (hasFailed) {
    return (
      <div className={styles.sentence}>
        <InlineErrorState text={texts.failed} onRetry={retry} />
      </div>
    );
  }
  if (summary !== undefined && definition.isNothing(summary)) {
    return (
      <div className={styles.sentence}>
        <Text size="sm" tone="muted">
          {texts.nothing}
        </Text>
      </div>
    );
  }
  return view ?? <ChartSkeleton shape={shape} isOpen={isOpen} />;
}

/**
 * Summary of a report, over its table: a strip with the main result in a sentence. A button opens
 * the chart, which this browser stores. On small screens the strip is a title until it is opened,
 * and nothing is loaded for it.
 */
export function ReportChart<Summary>(props: Props<Summary>) {
  const [isOpen, open] = useRememberedFlag('charts-open');
  const isSmall = useMediaQuery(styles.smallScreen);
  const isNeeded = isOpen || !isSmall;
  const chart = useChart(props, isNeeded);
  const titleId = useId();
  const { definition } = props;
  const { summary, error, hasFailed } = chart;
  if (isOfSearch(error)) return null;
  const isNothing = summary !== undefined && definition.isNothing(summary);
  return (
    <section
      aria-labelledby={titleId}
      className={styles.section}
      // A title alone, or a skeleton, is nothing to print.
      data-print={summary === undefined ? 'hidden' : undefined}
      aria-busy={isNeeded && summary === undefined && !hasFailed}
    >
      <RestoreFocus>
        <div className={styles.strip}>
          <div className={styles.title}>
            <Heading level={2} size="sm" id={titleId}>
              {definition.title}
            </Heading>
          </div>
          {isNothing ? null : (
            <span data-print="hidden" className={styles.toggle}>
              <Button
                size="sm"
                variant="quiet"
                aria-expanded={isOpen}
                onClick={() => open(!isOpen)}
              >
                {isOpen ? texts.hide : texts.show}
              </Button>
            </span>
          )}
          {isNeeded ? <ChartBody {...props} chart={chart} isOpen={isOpen} /> : null}
        </div>
      </RestoreFocus>
    </section>
  );
}
