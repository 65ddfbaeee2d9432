export const lineShapes = ['line', 'step'] as const;
export type LineShape = (typeof lineShapes)[number];

type Place = readonly [x: number, y: number];

/** Rounds coordinates to tenths of a pixel. */
const short = (pixels: number) => Math.round(pixels * 10) / 10;

/** Path command to the next point: straight, or horizontal and then vertical. */
const onwards: Record<LineShape, (place: Place) => string> = {
  line: ([x, y]) => `L${x},${y}`,
  step: ([x, y]) => `H${x}V${y}`,
};

/** Splits the points at gaps. */
function runsOf(places: ReadonlyArray<Place | null>): Place[][] {
  const runs: Place[][] = [];
  let run: Place[] = [];
  for (const place of places) {
    if (place === null) run = [];
    else if (run.push([short(place[0]), short(place[1])]) === 1) runs.push(run);
  }
  return runs;
}

const runPath = (run: readonly Place[], shape: LineShape) =>
  run.map((place, index) => (index === 0 ? `M${place}` : onwards[shape](place))).join('');

/**
 * Returns the SVG path of a line.
 * @param places points in pixels, in chronological order; null is a gap.
 */
export function linePath(places: ReadonlyArray<Place | null>, shape: LineShape): string {
  return runsOf(places)
    .map((run) => runPath(run, shape))
    .join('');
}

/** Returns the SVG path of the area between a line and a horizontal ground; see `linePath`. */
export function areaPath(
  places: ReadonlyArray<Place | null>,
  shape: LineShape,
  ground: number,
): string {
  return runsOf(places)
    .map((run) => `${runPath(run, shape)}V${short(ground)}H${run[0]?.[0]}Z`)
    .join('');
}
