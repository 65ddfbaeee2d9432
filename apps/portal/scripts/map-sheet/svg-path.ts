import type { Point } from './sheet-geometry.ts';

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  Math.round((x1 + x2) / 2),
  Math.round((y1 + y2) / 2),
];

/** A closed ring with straight sides, as path data. */
export function ring(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/**
 * Quadratic arcs through the middles of a chain's sides, with its corners as control points. The
 * numbers are whole and relative to the arc's start: a fifth of the bytes of cubic arcs.
 */
function arcs(middles: readonly Point[], corners: readonly Point[]): string {
  return middles
    .slice(1)
    .map(([x, y], index) => {
      const [startX, startY] = middles[index] as Point;
      const [cornerX, cornerY] = corners[index] as Point;
      const numbers = [cornerX - startX, cornerY - startY, x - startX, y - startY];
      return `q${numbers.map(Math.round).join(' ')}`.replaceAll(' -', '-');
    })
    .join('');
}

/** A smooth closed curve inside its corners. */
export function closedSpline(corners: readonly Point[]): string {
  const first = corners[0] as Point;
  const last = corners.at(-1) as Point;
  const isRepeated = first[0] === last[0] && first[1] === last[1];
  const distinct = isRepeated ? corners.slice(0, -1) : corners;
  const after = [...distinct.slice(1), first];
  const middles = distinct.map((corner, index) => middle(corner, after[index] as Point));
  const start = middles[0] as Point;
  return `M${start[0]} ${start[1]}${arcs([...middles, start], after)}z`;
}

/** A smooth curve from the first to the last point. */
export function spline(points: readonly Point[]): string {
  const start = points[0] as Point;
  const inner = points.slice(1, -1);
  const middles = inner.slice(1).map((point, index) => middle(inner[index] as Point, point));
  return `M${start[0]} ${start[1]}${arcs([start, ...middles, points.at(-1) as Point], inner)}`;
}
