/** One word under the plot. */
export interface PlaceTick {
  key: string;
  /** Pixels from the start of the plot. */
  x: number;
  text: string;
}

/** A word with the side of it that stands at its place, which is an edge of the plot or the tick. */
export interface PlacedWord extends PlaceTick {
  anchor: 'start' | 'middle' | 'end';
}

/** What a letter of the ticks takes, and what is left free between two words, in pixels. */
const LETTER = 7;
const BETWEEN = 8;

/** The room of a word and of what is left free after it, in pixels. */
export const roomOf = (text: string): number => text.length * LETTER + BETWEEN;

/**
 * Places words under a plot: one that would leave it stands at its edge, and one that would lie over
 * the word before it is left out.
 * @param ticks from the start to the end of the plot.
 */
export function placeWords(ticks: ReadonlyArray<PlaceTick>, width: number): PlacedWord[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.flatMap((tick) => {
    const long = tick.text.length * LETTER;
    const anchor = tick.x < long / 2 ? 'start' : tick.x > width - long / 2 ? 'end' : 'middle';
    const x = { start: 0, middle: tick.x, end: width }[anchor];
    const start = x - { start: 0, middle: long / 2, end: long }[anchor];
    if (start < free) return [];
    free = start + roomOf(tick.text);
    return [{ ...tick, x, anchor }];
  });
}
