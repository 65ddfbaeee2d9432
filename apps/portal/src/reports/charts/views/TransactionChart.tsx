import type { TransactionSummary } from '@consultancy/validation';
import { transactionChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { pesos } from './chart-formats.ts';
import { PeriodCharts } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { transactionText } from './transaction-text.ts';

/** Purchases over time, in credits and in money. */
export function TransactionChart(props: ReportChartViewProps<TransactionSummary>) {
  const { summary, filters } = props;
  const { unit, points } = summary;
  return (
    <ReportChartFrame text={transactionText(summary, filters)} layout={props.layout}>
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
