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
 * Aligns a label with the edge of the plot that it would cross.
 * @returns the label, and its distance from the start of the plot.
 */
function align(tick: PlaceTick, { width, scale }: LabelSpace) {
  const long = tick.text.length * CHARACTER_WIDTH * scale;
  const anchor = tick.x < long / 2 ? 'start' : tick.x > width - long / 2 ? 'end' : 'middle';
  const x = { start: 0, middle: tick.x, end: width }[anchor];
  const start = x - { start: 0, middle: long / 2, end: long }[anchor];
  return { label: { ...tick, x, anchor } satisfies PlacedLabel, start };
}

/**
 * Positions labels below a plot. If two would overlap, only every second one remains, or every third
 * one, and so on, so that they are evenly spaced.
 * @param ticks labels from the start to the end of the plot.
 */
export function placeLabels(ticks: ReadonlyArray<PlaceTick>, space: LabelSpace): PlacedLabel[] {
  const all = ticks.map((tick) => align(tick, space));
  for (let step = 1; ; step += 1) {
    const some = all.filter((_, index) => index % step === 0);
    const fits = some.every(({ start }, index) => {
      const previous = some[index - 1];
      return !previous || start >= previous.start + labelWidth(previous.label.text, space.scale);
    });
    if (fits) return some.map(({ label }) => label);
  }
}
