/** Line patterns, which distinguish series without color. */
const dashes = [undefined, '7 4', '2 3', '10 3 2 3'] as const;

/** SVG paths of the markers, centered on the origin: disc, square, triangle, diamond. */
const marks = [
  'M3.5,0A3.5,3.5,0,1,1,-3.5,0A3.5,3.5,0,1,1,3.5,0Z',
  'M-3.2,-3.2H3.2V3.2H-3.2Z',
  'M0,-4.2L4,3.2H-4Z',
  'M0,-4.6L4.6,0L0,4.6L-4.6,0Z',
] as const;

export interface SeriesStyle {
  /** Index of one of the four colors. */
  color: number;
  /** The `stroke-dasharray`; undefined for a solid line. */
  dash: string | undefined;
  /** SVG path of the marker. */
  mark: string;
}

/**
 * Returns the style of a series. From the fifth series on, the four colors are combined with other
 * patterns.
 */
export function seriesStyle(index: number): SeriesStyle {
  const round = Math.floor(index / dashes.length);
  const place = index % dashes.length;
  return {
    color: place,
    dash: dashes[(place + round) % dashes.length],
    mark: marks[(place + round) % marks.length] ?? marks[0],
  };
}
