import { nice, ticks } from 'd3-array';

export interface ValueAxis {
  /** The values at the bottom and at the top. Both are ticks. */
  min: number;
  max: number;
  /** Round values at even distances, in ascending order. */
  ticks: ReadonlyArray<number>;
}

/** The approximate number of grid lines. */
const TICKS = 4;

/**
 * Returns a value axis that contains all values and starts and ends at round ones.
 * @param withZero whether the axis includes zero even if no value is near it. Required for bars and
 *   areas, whose length is compared.
 */
export function valueAxis(values: ReadonlyArray<number>, withZero: boolean): ValueAxis {
  let min = withZero ? 0 : Number.POSITIVE_INFINITY;
  let max = withZero ? 0 : Number.NEGATIVE_INFINITY;
  let isWhole = true;
  for (const value of values) {
    isWhole &&= Number.isInteger(value);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) [min, max] = [0, 1];
  if (min === max) {
    // A single value is in the middle, or on the baseline when it is zero.
    const margin = Math.abs(min) / 2 || 1;
    if (min !== 0 || !withZero) min -= min === 0 ? 0 : margin;
    max += margin;
  }
  const [from, to] = nice(min, max, TICKS);
  // Counts need no grid lines between whole numbers.
  const marks = ticks(from, to, TICKS).filter((mark) => !isWhole || Number.isInteger(mark));
  // The limits become ticks if they are not, as for values near the limits of a number.
  return {
    min: from,
    max: to,
    ticks: marks.length > 1 && marks[0] === from && marks.at(-1) === to ? marks : [from, to],
  };
}

/**
 * Returns the position of a value as a fraction of the height, from 0 at the bottom to 1 at the
 * top.
 */
export function shareOf(axis: ValueAxis, value: number): number {
  // Halved first: the difference of two huge values may overflow.
  return (value / 2 - axis.min / 2) / (axis.max / 2 - axis.min / 2);
}
