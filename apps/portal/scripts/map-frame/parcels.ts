import { between, moved, type Point } from './sheet-geometry.ts';
import { seededRandom } from './terrain.ts';

/** A plot of land as a ring of four corners. */
export type Parcel = readonly [Point, Point, Point, Point];

/** The road the parcels lie along, and the depth of the plots on its two sides. */
const road: readonly Point[] = [
  [440, 548],
  [510, 540],
  [580, 546],
  [646, 568],
  [712, 580],
  [784, 596],
  [848, 626],
];
const depths = { north: -58, south: 58 } as const;

/** Plots along one side of the road: one per section, with a fence that is never quite square. */
function plotsAlong(depth: number, random: () => number): Parcel[] {
  const fences = road.map((point): [Point, Point] => [
    point,
    moved(point, [(random() - 0.5) * 22, depth * (0.85 + random() * 0.35)]),
  ]);
  return fences.slice(1).map(([front, back], index): Parcel => {
    const [frontBefore, backBefore] = fences[index] as [Point, Point];
    return [frontBefore, front, back, backBefore];
  });
}

const random = seededRandom(15);
export const roadLine = road;
export const northPlots = plotsAlong(depths.north, random);
export const southPlots = plotsAlong(depths.south, random);

/**
 * Two neighbors whose shared fence was digitized twice with a gap: no plot covers the land between.
 */
export function withGap([first, second]: [Parcel, Parcel], width: number) {
  const left: Parcel = [
    first[0],
    between(first[1], first[0], width),
    between(first[2], first[3], width * 1.6),
    first[3],
  ];
  const gap = [left[1], second[0], second[3], left[2]] as const;
  return { left, right: second, gap };
}

/** Two neighbors whose shared fence was digitized twice with an overlap: both plots cover it. */
export function withOverlap([first, second]: [Parcel, Parcel], width: number) {
  const right: Parcel = [
    between(second[0], second[1], -width),
    second[1],
    second[2],
    between(second[3], second[2], -width * 0.7),
  ];
  const overlap = [right[0], first[1], first[2], right[3]] as const;
  return { left: first, right, overlap };
}
