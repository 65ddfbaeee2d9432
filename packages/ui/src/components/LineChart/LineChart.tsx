import { useMemo } from 'react';
import { cursor } from '../private/Chart/Chart.css.ts';
import { ChartFrame } from '../private/Chart/ChartFrame.tsx';
import { plottableNumber } from '../private/Chart/chart-data.ts';
import type { ChartProps } from '../private/Chart/chart-props.ts';
import { PlaceTicks } from '../private/Chart/PlaceTicks.tsx';
import { type TimeUnit, timeTicks } from '../private/Chart/time-axis.ts';
import { valueAxis } from '../private/Chart/value-axis.ts';
import { type LineSeries, lineRows, timeRange } from './line-data.ts';
import type { LineShape } from './line-path.ts';
import { SeriesPlot } from './SeriesPlot.tsx';

export interface LineChartProps extends ChartProps {
  /** Data series, one line each. Use four at most: more are hard to distinguish. */
  series: ReadonlyArray<LineSeries>;
  /** IANA time zone of the days and months of the axis, such as `America/Bogota`. */
  timeZone: string;
  /**
   * Shape of the lines: `line` connects the points, `step` shows a value that stays until it
   * changes, such as a balance.
   * @defaultValue 'line'
   */
  shape?: LineShape | undefined;
  /**
   * Whether the area below the lines is filled. The value axis then includes zero.
   * @defaultValue false
   */
  filled?: boolean | undefined;
  /**
   * Start of the value axis: `zero`, or `data` for a round value near the minimum.
   * @defaultValue 'zero'
   */
  baseline?: 'zero' | 'data' | undefined;
  /** Column header of the timestamps in the table view: «Fecha». */
  pointHeader: string;
  /** Formats a timestamp (milliseconds since 1970) for the readout and the table, in `timeZone`. */
  formatPoint: (at: number) => string;
  /**
   * Formats a timestamp (milliseconds since 1970) for the time axis, as short as possible. `unit`
   * is the smallest unit in which the labels differ.
   */
  formatTimeTick: (at: number, unit: TimeUnit) => string;
}

/** The minimum width of one label of the time axis, in pixels. */
const MIN_TICK_WIDTH = 88;

/**
 * A chart of one or more values over time. The data can be explored with the keyboard and shown as
 * a table.
 */
export function LineChart(props: LineChartProps) {
  const { series, timeZone, shape = 'line', filled = false, baseline = 'zero' } = props;
  const { formatPoint, formatTimeTick, pointHeader } = props;
  const rows = useMemo(() => lineRows(series, formatPoint), [series, formatPoint]);
  const axis = useMemo(() => {
    const values = rows.flatMap((row) => row.values.map(plottableNumber));
    return valueAxis(
      values.filter((value) => value !== null),
      filled || baseline === 'zero',
    );
  }, [rows, filled, baseline]);
  const { from, to } = timeRange(rows);
  const shareAt = (at: number) => (at - from) / (to - from);
  const labels = useMemo(() => series.map(({ label }) => label), [series]);
  return (
    <ChartFrame
      {...props}
      kind="line"
      placeHeader={pointHeader}
      seriesLabels={labels}
      rows={rows}
      axis={axis}
      shares={rows.map(({ at }) => shareAt(at))}
      draw={(box, active) => {
        const activeAt = active === null ? null : (rows[active]?.at ?? null);
        const x = activeAt === null ? 0 : shareAt(activeAt) * box.width;
        return (
          <>
            {activeAt === null ? null : <path d={`M${x},0V${box.height}`} className={cursor} />}
            {series.map((one, index) => (
              <SeriesPlot
                key={one.key}
                series={one}
                isFilled={filled}
                {...{ index, shape, axis, shareAt, box, activeAt }}
              />
            ))}
          </>
        );
      }}
      drawPlaces={(space) => {
        if (rows.length === 0) return null;
        const count = Math.max(2, Math.floor(space.width / (MIN_TICK_WIDTH * space.scale)));
        const { timestamps, unit } = timeTicks({ from, to, timeZone, count });
        const ticks = timestamps.map((at) => ({
          key: String(at),
          x: shareAt(at) * space.width,
          text: formatTimeTick(at, unit),
        }));
        return <PlaceTicks ticks={ticks} space={space} />;
      }}
    />
  );
}
