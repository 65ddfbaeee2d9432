import { type ChartRow, type ChartValue, plottableNumber } from '../private/Chart/chart-data.ts';

/** A value at a timestamp. */
export interface LinePoint {
  /** Milliseconds since 1970. */
  at: number;
  /** The value; `null` interrupts the line. */
  value: ChartValue;
}

/** One line of a chart. */
export interface LineSeries {
  key: string;
  /** Names the series in legend, read-out and table. */
  label: string;
  /** In order of time. */
  points: ReadonlyArray<LinePoint>;
}

/** Each timestamp at which a series has a point, in order, with its values. */
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

/** Half a day to each side of a single point, so that the axis has a length. */
const AROUND = 43_200_000;

/** The first and the last timestamp of the axis. */
export function timeRange(rows: ReadonlyArray<{ at: number }>): { from: number; to: number } {
  const from = rows[0]?.at ?? 0;
  const to = rows.at(-1)?.at ?? 0;
  return from === to ? { from: from - AROUND, to: to + AROUND } : { from, to };
}
