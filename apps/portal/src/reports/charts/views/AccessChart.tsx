import type { AccessSummary } from '@consultancy/validation';
import { formatCount } from '../../../lib/format-credits.ts';
import { accessChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { PeriodChart } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { narrowedText, peakText, periodText } from './span-texts.ts';

/** Web accesses over time. */
export function AccessChart(props: ReportChartViewProps<AccessSummary>) {
  const { summary, filters, layout } = props;
  const { unit, totals, points } = summary;
  const text = texts.sentence(periodText(summary, filters), formatCount(totals.accesses));
  const peak = peakText(summary, {
    points,
    value: ({ accesses }) => String(accesses),
    most: texts.most,
    format: (lead, { accesses }) => texts.peak(lead, formatCount(accesses)),
  });
  return (
    <ReportChartFrame text={`${text}${peak}${narrowedText(summary)}`} layout={layout}>
      <PeriodChart
        unit={unit}
        points={shownPoints(points, ({ accesses }) => accesses === 0, filters.start_date !== '')}
        measure={{
          key: 'accesses',
          tab: texts.label,
          caption: texts.caption(unit),
          label: texts.label,
          value: ({ accesses }) => accesses,
        }}
      />
    </ReportChartFrame>
  );
}
