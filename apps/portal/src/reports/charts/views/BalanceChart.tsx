import { LineChart } from '@consultancy/ui';
import type { BalanceSummary } from '@consultancy/validation';
import { formatDecimal, isLessDecimal, isZeroDecimal } from '@consultancy/validation';
import {
  chartTexts,
  chartViewTexts,
  balanceChartTexts as texts,
} from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { amounts } from './chart-formats.ts';
import { inSentence, periodLabel, shortLabel, shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { periodText } from './span-texts.ts';

type Points = BalanceSummary['points'];

const isZero = ({ closing_balance }: Points[number]) => isZeroDecimal(closing_balance);

/** The first of the lowest balances since the first ledger entry. */
function lowestOf({ opening_balance, points }: BalanceSummary): Points[number] | null {
  const first = isZeroDecimal(opening_balance) ? points.findIndex((point) => !isZero(point)) : 0;
  return points
    .slice(first)
    .reduce<Points[number] | null>(
      (lowest, point) =>
        lowest === null || isLessDecimal(point.closing_balance, lowest.closing_balance)
          ? point
          : lowest,
      null,
    );
}

/** Main result of the balance, as text. */
function summaryTextOf({ summary, filters }: ReportChartViewProps<BalanceSummary>): string {
  const { unit, opening_balance, points } = summary;
  const closing = points.at(-1)?.closing_balance ?? opening_balance;
  const text = texts.sentence(
    periodText(summary, filters),
    formatDecimal(opening_balance),
    formatDecimal(closing),
  );
  const lowest = lowestOf(summary);
  if (lowest === null || points.length === 1) return text;
  // The lowest one of the period is then the balance before it, which the sentence has already.
  if (isLessDecimal(opening_balance, lowest.closing_balance)) return text;
  const when = texts.on[unit](inSentence[unit](lowest.date));
  return `${text} ${texts.lowest(formatDecimal(lowest.closing_balance), when)}`;
}

// Days are rendered in UTC, so that all are equally long.
const timestampOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The booked balance over time. */
export function BalanceChart(props: ReportChartViewProps<BalanceSummary>) {
  const { unit, opening_balance } = props.summary;
  const hasStart = props.filters.start_date !== '' || !isZeroDecimal(opening_balance);
  const points = shownPoints(props.summary.points, isZero, hasStart);
  return (
    <ReportChartFrame text={summaryTextOf(props)} layout={props.layout}>
      <LineChart
        caption={texts.caption}
        height="sm"
        shape="step"
        filled
        series={[
          {
            key: 'balance',
            label: texts.label,
            points: points.map(({ date, closing_balance }) => ({
              at: timestampOf(date),
              value: closing_balance,
            })),
          },
        ]}
        timeZone="UTC"
        pointHeader={chartViewTexts.units[unit]}
        formatPoint={(at) => periodLabel(unit, dateOf(at))}
        formatTimeTick={(at, tick) => shortLabel(tick, dateOf(at))}
        texts={chartTexts}
        {...amounts}
      />
    </ReportChartFrame>
  );
}
