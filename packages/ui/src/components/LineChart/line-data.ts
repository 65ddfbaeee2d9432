import { type ChartRow, type ChartValue, plottableNumber } from '../private/Chart/chart-data.ts';

/** A point of a series: a value at a timestamp. */
export interface LinePoint {
  /** Timestamp, in milliseconds since 1970. */
  at: number;
  /** Value: a number or a decimal string. `null` interrupts the line. */
  value: ChartValue;
}

/** A data series of a `LineChart`. */
export interface LineSeries {
  /** Unique key of the series. */
  key: string;
  /** Name of the series in the legend, the readout and the table. */
  label: string;
  /** Points, in chronological order. */
  points: ReadonlyArray<LinePoint>;
}

/**
 * Returns the rows of the table: each timestamp at which a series has a point, in order, with the
 * values of all series.
 */
export function lineRows(
  series: ReadonlyArray<LineSeries>,
  formatPoint: (at: number) => string,
): Array<ChartRow & { at: number }> {
  const rows = new Map<number, Array<ChartValue | undefined>>();
  series.forEach(({ points }, index) => {
    for (const { at, value } of points) {
      const values = rows.get(at) ?? series.map(() => undefined);
      values[index] = plottableNumber(value) === null ? null : value;
      rows.set(at, values);
    }
  });
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([at, values]) => ({ key: String(at), at, label: formatPoint(at), values }));
}

/** Half a day on each side of a single point, in milliseconds, so that the axis has a length. */
const HALF_DAY = 43_200_000;

/** Returns the first and the last timestamp of the axis. */
export function timeRange(rows: ReadonlyArray<{ at: number }>): { from: number; to: number } {
  const from = rows[0]?.at ?? 0;
  const to = rows.at(-1)?.at ?? 0;
  return from === to ? { from: from - HALF_DAY, to: to + HALF_DAY } : { from, to };
}
