/** Styles of series besides colour, so that they can be distinguished without it. */
const dashes = [undefined, '7 4', '2 3', '10 3 2 3'] as const;

/** Marks around their own middle: disc, square, triangle, diamond. */
const marks = [
  'M3.5,0A3.5,3.5,0,1,1,-3.5,0A3.5,3.5,0,1,1,3.5,0Z',
  'M-3.2,-3.2H3.2V3.2H-3.2Z',
  'M0,-4.2L4,3.2H-4Z',
  'M0,-4.6L4.6,0L0,4.6L-4.6,0Z',
] as const;

export interface SeriesStyle {
  /** Which of the four colours. */
  color: number;
  /** The dashes of the line; none where it is solid. */
  dash: string | undefined;
  /** The path of the mark. */
  mark: string;
}

/** Four looks; from the fifth series on, other pairs of colour and dash. */
export function seriesStyle(index: number): SeriesStyle {
  const round = Math.floor(index / dashes.length);
  const place = index % dashes.length;
  return {
    color: place,
    dash: dashes[(place + round) % dashes.length],
    mark: marks[(place + round) % marks.length] ?? marks[0],
  };
}
