import { useMemo } from 'react';
import { seriesBar, seriesColor } from '../private/Chart/Chart.css.ts';
import { ChartFrame } from '../private/Chart/ChartFrame.tsx';
import { type ChartValue, plottableNumber } from '../private/Chart/chart-data.ts';
import type { ChartProps } from '../private/Chart/chart-props.ts';
import { PlaceTicks } from '../private/Chart/PlaceTicks.tsx';
import { labelWidth } from '../private/Chart/place-labels.ts';
import { shareOf, valueAxis } from '../private/Chart/value-axis.ts';
import { cx } from '../private/cx.ts';

/** A bar of a `BarChart`. */
export interface ChartBar {
  /** Unique key of the bar. */
  key: string;
  /** Full label of the bar, used in the readout and in the table: «Semana del 16 de noviembre». */
  label: string;
  /** Short label under the bar. @defaultValue the label */
  axisLabel?: string | undefined;
  /** Value of the bar: a number or a decimal string. `null` if unknown, and no bar is rendered. */
  value: ChartValue;
}

export interface BarChartProps extends ChartProps {
  /** Bars from left to right. The caller aggregates the values, for example by day or month. */
  bars: ReadonlyArray<ChartBar>;
  /** Column header of the bar labels in the table view: «Mes». */
  barHeader: string;
  /** Name of the values in the readout and in the table view: «Créditos usados». */
  valueLabel: string;
}

/** The minimum width of one label under the bars, in pixels. */
const MIN_TICK_WIDTH = 64;

/** Width of a bar as a fraction of its slot, and its maximum width in pixels. */
const BAR_WIDTH_RATIO = 0.72;
const MAX_BAR_WIDTH = 56;

/**
 * A vertical bar chart with one value per period. For categories with long names use
 * `CategoryBars`.
 */
export function BarChart(props: BarChartProps) {
  const { bars, barHeader, valueLabel } = props;
  const rows = useMemo(
    () =>
      bars.map(({ key, label, value }) => ({
        key,
        label,
        values: [plottableNumber(value) === null ? null : value],
      })),
    [bars],
  );
  const values = bars.map(({ value }) => plottableNumber(value));
  const axis = valueAxis(
    values.filter((value) => value !== null),
    true,
  );
  const labels = useMemo(() => [valueLabel], [valueLabel]);
  const middle = (index: number) => (index + 0.5) / bars.length;
  return (
    <ChartFrame
      {...props}
      kind="bar"
      placeHeader={barHeader}
      seriesLabels={labels}
      rows={rows}
      axis={axis}
      shares={bars.map((_, index) => middle(index))}
      draw={({ width, height }, active) => {
        const barWidth = Math.max(
          1,
          Math.min(MAX_BAR_WIDTH, (width / bars.length) * BAR_WIDTH_RATIO),
        );
        const ground = height * (1 - shareOf(axis, 0));
        return values.map((value, index) => {
          if (value === null) return null;
          const end = height * (1 - shareOf(axis, value));
          return (
            <rect
              key={bars[index]?.key}
              x={middle(index) * width - barWidth / 2}
              width={barWidth}
              y={Math.min(ground, end)}
              // A value other than zero is visible, however small beside the others.
              height={value === 0 ? 0 : Math.max(1, Math.abs(ground - end))}
              data-dimmed={(active !== null && active !== index) || undefined}
              className={cx(seriesColor[0], seriesBar)}
            />
          );
        });
      }}
      drawPlaces={(space) => {
        const { width, scale } = space;
        const labels = bars.map((bar) => bar.axisLabel ?? bar.label);
        const widest = labels.reduce(
          (max, label) => Math.max(max, labelWidth(label, scale)),
          MIN_TICK_WIDTH * scale,
        );
        const every = Math.max(1, Math.ceil((widest * bars.length) / width));
        const ticks = bars.flatMap(({ key }, index) =>
          index % every === 0 ? [{ key, x: middle(index) * width, text: labels[index] ?? '' }] : [],
        );
        return <PlaceTicks ticks={ticks} space={space} />;
      }}
    />
  );
}
