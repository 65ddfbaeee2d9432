/** A label below the plot. */
export interface PlaceTick {
  key: string;
  /** Distance from the start of the plot, in pixels. */
  x: number;
  text: string;
}

/** A label with its SVG `text-anchor`, which keeps it within the edges of the plot. */
export interface PlacedLabel extends PlaceTick {
  anchor: 'start' | 'middle' | 'end';
}

/** Space for the labels below a plot. */
export interface LabelSpace {
  /** Width in pixels. */
  width: number;
  /** The user's root font size divided by the default of 16 px. */
  scale: number;
}

/**
 * Estimated width of a character at the default font size, and minimum gap between two labels, in
 * pixels.
 */
const CHARACTER_WIDTH = 7;
const GAP = 8;

/** Estimated width of a label and the gap after it, in pixels. */
export const labelWidth = (text: string, scale: number): number =>
  (text.length * CHARACTER_WIDTH + GAP) * scale;

/**
 * Positions labels below a plot. A label that would cross an edge is aligned with it, and a label
 * that would overlap the previous one is omitted.
 * @param ticks labels from the start to the end of the plot.
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
