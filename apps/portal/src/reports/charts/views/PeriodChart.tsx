import {
  BarChart,
  type BarChartProps,
  type ChartDatum,
  type ChartFormats,
  Tabs,
} from '@consultancy/ui';
import type { SummaryUnit } from '@consultancy/validation';
import { chartTexts, chartViewTexts as texts } from '../../../texts/chart-views.ts';
import { amounts } from './chart-formats.ts';
import { periodLabel, shortLabel } from './periods.ts';

/** A metric by period. */
export interface Measure<Point> {
  key: string;
  /** Label of its tab. */
  tab: string;
  caption: string;
  /** Label of the values in the read-out and in the table. */
  label: string;
  value: (point: Point) => ChartDatum;
  /** @defaultValue plain decimals */
  formats?: ChartFormats;
}

interface PeriodChartProps<Point> {
  unit: SummaryUnit;
  points: readonly Point[];
  measure: Measure<Point>;
  /** @defaultValue 'sm' */
  height?: BarChartProps['height'];
}

/** One bar for each day, week, month or year. */
export function PeriodChart<Point extends { date: string }>(props: PeriodChartProps<Point>) {
  const { unit, points, measure, height = 'sm' } = props;
  return (
    <BarChart
      caption={measure.caption}
      height={height}
      bars={points.map((point) => ({
        key: point.date,
        label: periodLabel(unit, point.date),
        axisLabel: shortLabel(unit, point.date),
        value: measure.value(point),
      }))}
      barHeader={texts.units[unit]}
      valueLabel={measure.label}
      texts={chartTexts}
      {...(measure.formats ?? amounts)}
    />
  );
}

interface PeriodChartsProps<Point> extends Omit<PeriodChartProps<Point>, 'measure' | 'height'> {
  /** Accessible name of the tabs. */
  label: string;
  measures: readonly Measure<Point>[];
}

/** Several metrics by period, in tabs. */
export function PeriodCharts<Point extends { date: string }>(props: PeriodChartsProps<Point>) {
  const { label, measures, unit, points } = props;
  const items = measures.map((measure) => ({
    key: measure.key,
    label: measure.tab,
    content: <PeriodChart unit={unit} points={points} measure={measure} />,
  }));
  return <Tabs label={label} items={items} defaultValue={measures[0]?.key ?? ''} />;
}
