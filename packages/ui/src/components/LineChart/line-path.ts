export const lineShapes = ['line', 'step'] as const;
export type LineShape = (typeof lineShapes)[number];

type Point = readonly [x: number, y: number];

/** Rounds coordinates to tenths of a pixel. */
const roundToTenth = (pixels: number) => Math.round(pixels * 10) / 10;

/** Path command to the next point: straight, or horizontal and then vertical. */
const lineCommands: Record<LineShape, (point: Point) => string> = {
  line: ([x, y]) => `L${x},${y}`,
  step: ([x, y]) => `H${x}V${y}`,
};

/** Splits the points at gaps. */
function segmentsOf(points: ReadonlyArray<Point | null>): Point[][] {
  const segments: Point[][] = [];
  let segment: Point[] = [];
  for (const point of points) {
    if (point === null) segment = [];
    else if (segment.push([roundToTenth(point[0]), roundToTenth(point[1])]) === 1)
      segments.push(segment);
  }
  return segments;
}

const segmentPath = (segment: readonly Point[], shape: LineShape) =>
  segment.map((point, index) => (index === 0 ? `M${point}` : lineCommands[shape](point))).join('');

/**
 * Returns the SVG path of a line.
 * @param points points in pixels, in chronological order; null is a gap.
 */
export function linePath(points: ReadonlyArray<Point | null>, shape: LineShape): string {
  return segmentsOf(points)
    .map((segment) => segmentPath(segment, shape))
    .join('');
}

/** Returns the SVG path of the area between a line and a horizontal baseline; see `linePath`. */
export function areaPath(
  points: ReadonlyArray<Point | null>,
  shape: LineShape,
  baseline: number,
): string {
  return segmentsOf(points)
    .map(
      (segment) => `${segmentPath(segment, shape)}V${roundToTenth(baseline)}H${segment[0]?.[0]}Z`,
    )
    .join('');
}
