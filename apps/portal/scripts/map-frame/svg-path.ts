import type { Point } from './sheet-geometry.ts';

/** A path element. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

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

/** Corners of a ring without the repeated first one at its end. */
function distinct(corners: readonly Point[]): readonly Point[] {
  const [first, last] = [corners[0] as Point, corners.at(-1) as Point];
  return first[0] === last[0] && first[1] === last[1] ? corners.slice(0, -1) : corners;
}

/** A smooth closed curve inside its corners. */
export function closedSpline(ring: readonly Point[]): string {
  const corners = distinct(ring);
  const after = [...corners.slice(1), corners[0] as Point];
  const middles = corners.map((corner, index) => middle(corner, after[index] as Point));
  const start = middles[0] as Point;
  return `M${start[0]} ${start[1]}${arcs([...middles, start], after)}z`;
}

/**
 * Visible part of a smooth closed curve: the whole curve, or its segments around the visible
 * corners, which are where they are in the whole.
 */
export function visibleSpline(ring: readonly Point[], isSeen: (corner: Point) => boolean): string {
  const corners = distinct(ring);
  const gap = corners.findIndex((corner) => !isSeen(corner));
  if (gap === -1) return closedSpline(ring);
  const turned = [...corners.slice(gap), ...corners.slice(0, gap + 1)];
  const parts: Point[][] = [];
  for (const [index, corner] of turned.entries()) {
    if (!isSeen(corner)) continue;
    // A segment starts at the corner before it and ends at the one after it.
    const before = turned[index - 1] as Point;
    if (!isSeen(before)) parts.push([before]);
    parts.at(-1)?.push(corner);
    const after = turned[index + 1] as Point;
    if (!isSeen(after)) parts.at(-1)?.push(after);
  }
  return parts.map(innerSpline).join('');
}

/** The smooth curve along a chain of points, from the middle of its first side to that of its last. */
function innerSpline(points: readonly Point[]): string {
  const middles = points.slice(1).map((point, index) => middle(points[index] as Point, point));
  const start = middles[0] as Point;
  return `M${start[0]} ${start[1]}${arcs(middles, points.slice(1, -1))}`;
}

/** A smooth curve from the first to the last point. */
export function spline(points: readonly Point[]): string {
  const start = points[0] as Point;
  const inner = points.slice(1, -1);
  const middles = inner.slice(1).map((point, index) => middle(inner[index] as Point, point));
  return `M${start[0]} ${start[1]}${arcs([start, ...middles, points.at(-1) as Point], inner)}`;
}
