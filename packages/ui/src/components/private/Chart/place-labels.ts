/** One label under the plot. */
export interface PlaceTick {
  key: string;
  /** Pixels from the start of the plot. */
  x: number;
  text: string;
}

/** A label with its SVG `text-anchor`, so that it does not cross the edges of the plot. */
export interface PlacedLabel extends PlaceTick {
  anchor: 'start' | 'middle' | 'end';
}

/** The reserved space for labels under a plot. */
export interface LabelSpace {
  /** Pixels. */
  width: number;
  /** How much larger the user's text is than a browser's usual one. */
  scale: number;
}

/** The width of a character of usual text, and the least gap between two labels, in pixels. */
const CHARACTER_WIDTH = 7;
const GAP = 8;

/** The width of a label and of the gap after it, in pixels. */
export const labelWidth = (text: string, scale: number): number =>
  (text.length * CHARACTER_WIDTH + GAP) * scale;

/**
 * Places labels under a plot: one that would leave it is aligned with its edge, and one that would
 * overlap the label before it is omitted.
 * @param ticks from the start to the end of the plot.
 */
export function placeLabels(
  ticks: ReadonlyArray<PlaceTick>,
  { width, scale }: LabelSpace,
): PlacedLabel[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.flatMap((tick) => {
    const long = tick.text.length * CHARACTER_WIDTH * scale;
    const anchor = tick.x < long / 2 ? 'start' : tick.x > width - long / 2 ? 'end' : 'middle';
    const x = { start: 0, middle: tick.x, end: width }[anchor];
    const start = x - { start: 0, middle: long / 2, end: long }[anchor];
    if (start < free) return [];
    free = start + labelWidth(tick.text, scale);
    return [{ ...tick, x, anchor }];
  });
}
