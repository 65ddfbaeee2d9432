import { type ChartRow, type ChartValue, drawable } from '../private/Chart/chart-data.ts';

/** A figure at an instant. */
export interface LinePoint {
  /** Milliseconds since 1970. */
  at: number;
  /** The figure; `null` breaks the line. */
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

/** Every instant at which some series has a point, in order, with the figures there. */
export function lineRows(
  series: ReadonlyArray<LineSeries>,
  formatPoint: (at: number) => string,
): Array<ChartRow & { at: number }> {
  const rows = new Map<number, Array<ChartValue | undefined>>();
  series.forEach(({ points }, index) => {
    for (const { at, value } of points) {
      const values = rows.get(at) ?? series.map(() => undefined);
      values[index] = drawable(value) === null ? null : value;
      rows.set(at, values);
    }
  });
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([at, values]) => ({ key: String(at), at, label: formatPoint(at), values }));
}

/** Room around a single point, so that it has a place on the axis: half a day to each side. */
const AROUND = 43_200_000;

/** The first and the last instant that the axis shows. */
export function timeRange(rows: ReadonlyArray<{ at: number }>): { from: number; to: number } {
  const from = rows[0]?.at ?? 0;
  const to = rows.at(-1)?.at ?? 0;
  return from === to ? { from: from - AROUND, to: to + AROUND } : { from, to };
}
