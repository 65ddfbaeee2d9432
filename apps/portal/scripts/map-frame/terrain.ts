import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import { distanceToLine, type Point, sheet } from './sheet-geometry.ts';

/** Metres between two contours, and how many of them make an index contour. */
const interval = 25;
const indexEvery = 4;
/** Sheet units between two samples of the terrain. */
const cell = 15;

interface Stream {
  line: readonly Point[];
  /** Elevations of its two ends in metres; water flows from the first to the second. */
  from: number;
  to: number;
}

/** One river from the north-west to the south-east, and its tributaries. */
export const streams: readonly Stream[] = [
  {
    line: [
      [-40, 190],
      [60, 236],
      [150, 250],
      [232, 306],
      [318, 338],
      [392, 322],
      [470, 372],
      [548, 432],
      [640, 446],
      [716, 506],
      [802, 530],
      [880, 590],
      [1000, 620],
    ],
    from: 1210,
    to: 1010,
  },
  {
    line: [
      [420, -40],
      [400, 60],
      [430, 140],
      [396, 214],
      [440, 290],
      [431, 347],
    ],
    from: 1560,
    to: 1116,
  },
  {
    line: [
      [1010, 180],
      [900, 226],
      [824, 300],
      [730, 336],
      [706, 410],
      [678, 476],
    ],
    from: 1520,
    to: 1070,
  },
  {
    line: [
      [120, 760],
      [160, 660],
      [232, 580],
      [262, 488],
      [300, 400],
      [275, 322],
    ],
    from: 1390,
    to: 1140,
  },
];

/** A small seeded generator (mulberry32), so that every build generates the same map. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const noise = createNoise2D(seededRandom(2182));

/** Metres above the sea: the streams are carved into a rough upland, so they lie in their valleys. */
export function elevation(point: Point): number {
  const [x, y] = point;
  const floors = streams.map(({ line, from, to }) => {
    const { distance, along } = distanceToLine(point, line);
    return { height: from + (to - from) * along + 2.1 * distance ** 0.94, distance };
  });
  const sharpness = 42;
  const blended =
    -sharpness *
    Math.log(floors.reduce((sum, { height }) => sum + Math.exp(-(height - 1000) / sharpness), 0));
  const nearest = Math.min(...floors.map(({ distance }) => distance));
  const roughness = Math.min(1, nearest / 140);
  const rough =
    120 * noise(x / 260, y / 260) + 46 * noise(x / 110, y / 110) + 12 * noise(x / 50, y / 50);
  return 1000 + blended + roughness * rough;
}

export interface Contour {
  metres: number;
  isIndex: boolean;
  rings: Point[][];
}

/** The contours of the whole sheet, in sheet units, lowest first. */
export function drawContours(): Contour[] {
  // One cell beyond each edge: d3 closes rings along its border, and the map frame clips that away.
  const columns = sheet.width / cell + 3;
  const rows = sheet.height / cell + 3;
  const samples = Array.from({ length: columns * rows }, (_, index) =>
    elevation([((index % columns) - 1) * cell, (Math.floor(index / columns) - 1) * cell]),
  );
  const lowest = Math.ceil(Math.min(...samples) / interval) * interval;
  const highest = Math.floor(Math.max(...samples) / interval) * interval;
  const levels = Array.from(
    { length: (highest - lowest) / interval + 1 },
    (_, step) => lowest + step * interval,
  );
  return contours()
    .size([columns, rows])
    .thresholds(levels)(samples)
    .map(({ value, coordinates }) => ({
      metres: value,
      isIndex: value % (interval * indexEvery) === 0,
      rings: coordinates
        .flat()
        .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 1.5) * cell, (y - 1.5) * cell])),
    }));
}
