import type { TransactionSummary } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { formatCount, formatPesos } from '../../../lib/format-credits.ts';
import { transactionChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { pesos } from './chart-formats.ts';
import { PeriodCharts } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { narrowedText, peakText, periodText } from './span-texts.ts';

/** Main result of the purchases, as text. */
function summaryTextOf({ summary, filters }: ReportChartViewProps<TransactionSummary>): string {
  const { totals, points } = summary;
  const text = texts.sentence(
    periodText(summary, filters),
    formatDecimal(totals.credits_purchased),
    formatPesos(totals.amount_paid),
    formatCount(totals.purchases),
  );
  const peak = peakText(summary, {
    points,
    value: ({ credits_purchased }) => credits_purchased,
    most: texts.most,
    say: (lead, { credits_purchased }) => texts.peak(lead, formatDecimal(credits_purchased)),
  });
  return `${text}${peak}${narrowedText(summary)}`;
}

/** Purchases over time, in credits and in money. */
export function TransactionChart(props: ReportChartViewProps<TransactionSummary>) {
  const { summary, filters } = props;
  const { unit, points } = summary;
  return (
    <ReportChartFrame text={summaryTextOf(props)} layout={props.layout}>
      <PeriodCharts
        label={texts.measures}
        unit={unit}
        points={shownPoints(points, ({ purchases }) => purchases === 0, filters.start_date !== '')}
        measures={[
          {
            key: 'credits',
            tab: texts.credits,
            caption: texts.creditsCaption(unit),
            label: texts.creditsLabel,
            value: ({ credits_purchased }) => credits_purchased,
          },
          {
            key: 'amount',
            tab: texts.amount,
            caption: texts.amountCaption(unit),
            label: texts.amountLabel,
            value: ({ amount_paid }) => amount_paid,
            formats: pesos,
          },
        ]}
      />
    </ReportChartFrame>
  );
}
