import { nice, ticks } from 'd3-array';

export interface ValueAxis {
  /** The figures at the bottom and at the top, both of them ticks. */
  least: number;
  greatest: number;
  /** Round figures at even distances, from the bottom. */
  ticks: ReadonlyArray<number>;
}

/** Lines across a chart; more would crowd it. */
const TICKS = 4;

/**
 * A value axis that holds all figures and begins and ends at round ones.
 * @param withZero whether zero belongs on it although no figure is near: always for bars and areas,
 *   as their length is what is compared.
 */
export function valueAxis(values: ReadonlyArray<number>, withZero: boolean): ValueAxis {
  let least = withZero ? 0 : Number.POSITIVE_INFINITY;
  let greatest = withZero ? 0 : Number.NEGATIVE_INFINITY;
  let isWhole = true;
  for (const value of values) {
    isWhole &&= Number.isInteger(value);
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  if (least > greatest) [least, greatest] = [0, 1];
  if (least === greatest) {
    // One figure only: it stands in the middle, or on the ground line when it is zero.
    const room = Math.abs(least) / 2 || 1;
    if (least !== 0 || !withZero) least -= least === 0 ? 0 : room;
    greatest += room;
  }
  const [from, to] = nice(least, greatest, TICKS);
  // Whoever counts things has no use for lines between them.
  const marks = ticks(from, to, TICKS).filter((mark) => !isWhole || Number.isInteger(mark));
  // Ends that are not ticks, as with figures at the edge of what a number holds, become ones.
  return {
    least: from,
    greatest: to,
    ticks: marks.length > 1 && marks[0] === from && marks.at(-1) === to ? marks : [from, to],
  };
}

/** The share of the height, from 0 at the bottom to 1 at the top. */
export function shareOf(axis: ValueAxis, value: number): number {
  // Halved first: the distance between two huge figures may be more than a number holds.
  return (value / 2 - axis.least / 2) / (axis.greatest / 2 - axis.least / 2);
}
