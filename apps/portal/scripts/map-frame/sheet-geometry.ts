/** A point of the sheet, in the units of its view box: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** View box of the drawing, and the map frame in it. */
export const sheet = { width: 960, height: 720 } as const;
export const mapFrame = { left: 44, top: 24, right: 936, bottom: 668 } as const;

/** One kilometer, the spacing of the grid, and the places of its lines. */
export const kilometer = 160;
export const eastings = [136, 296, 456, 616, 776] as const;
export const northings = [106, 266, 426, 586] as const;

/** Distance beyond the map frame within which a corner still bends the visible curve. */
const reach = 24;

/** Whether a corner affects what is visible within the map frame. */
export function isInSight([x, y]: Point): boolean {
  const { left, top, right, bottom } = mapFrame;
  return x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
}

/** Distance from a point to a polyline, and how far along the polyline (0–1) its nearest point lies. */
export function distanceToLine([x, y]: Point, line: readonly Point[]) {
  let best = { distance: Number.POSITIVE_INFINITY, along: 0 };
  for (let index = 1; index < line.length; index += 1) {
    const [x1, y1] = line[index - 1] as Point;
    const [x2, y2] = line[index] as Point;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    const distance = Math.hypot(x - (x1 + t * dx), y - (y1 + t * dy));
    if (distance < best.distance) best = { distance, along: (index - 1 + t) / (line.length - 1) };
  }
  return best;
}

/** A point moved by an offset. */
export function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** The point a share (0–1) of the way from one point to another. */
export function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
