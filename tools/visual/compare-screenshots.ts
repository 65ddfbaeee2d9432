import pixelmatch from 'pixelmatch';
import { findAreas, unexplainedSteps } from './differing-areas.ts';
import type { RawImage } from './images.ts';

/** `recorded`: the major version of Chromium that took the baselines. `foreign`: another one. */
export type ComparisonRule = 'recorded' | 'foreign';

export interface Difference {
  readonly reason: string;
  /** The differing pixels in red; none when the two are not of one size. */
  readonly image: RawImage | null;
}

/** Steps of 255 by which a channel may differ in the recorded Chromium: blending varies by one. */
const STEP_TOLERANCE = 1;

/**
 * In the recorded Chromium, the corner of a border or of a focus ring is now and then blended
 * otherwise, by a few steps in a few pixels. No more of them are accepted, and none that is
 * outside the colors around it.
 */
const BLENDED = { pixels: 16, steps: 8 } as const;

/**
 * The weight that one area may have in a foreign Chromium. Anti-aliasing by another rasterizer
 * stays below 1, an icon of 18 px moved by 2 px is about 4 (`pnpm visual:mutate` measures both).
 */
const AREA_LIMIT = 2;

/** Renders the baseline in gray, with what differs by more than one step in red. */
function renderDifference(before: RawImage, after: RawImage): RawImage {
  const { width, height } = before;
  const data = Buffer.alloc(before.data.length);
  // Of the distance between black and white: less than two steps in any one channel.
  const options = { threshold: 0.0025, includeAA: true };
  pixelmatch(before.data, after.data, data, width, height, options);
  return { width, height, data };
}

/** By how many steps a pixel, given by its first byte, differs in the channel that differs most. */
function stepsAt(before: RawImage, after: RawImage, at: number): number {
  let max = 0;
  for (let byte = at; byte < at + 4; byte += 1) {
    max = Math.max(max, Math.abs((before.data[byte] ?? 0) - (after.data[byte] ?? 0)));
  }
  return max;
}

function describePixels(before: RawImage, after: RawImage): string | null {
  let blended = 0;
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const steps = stepsAt(before, after, at);
    if (steps <= STEP_TOLERANCE) continue;
    const x = (at / 4) % before.width;
    const y = Math.floor(at / 4 / before.width);
    const isBlended = steps <= BLENDED.steps && unexplainedSteps([before, after], x, y, 0) === 0;
    if (isBlended) blended += 1;
    else changed += 1;
  }
  if (changed === 0 && blended <= BLENDED.pixels) return null;
  return `${changed + blended} pixels`;
}

function describeAreas(before: RawImage, after: RawImage): string | null {
  const over = findAreas(before, after).filter(({ weight }) => weight > AREA_LIMIT);
  const [largest] = over;
  if (!largest) return null;
  const size = `${largest.right - largest.left + 1} × ${largest.bottom - largest.top + 1} px`;
  const place = `at ${largest.left}, ${largest.top}`;
  return `${over.length} areas, the largest of ${size} ${place} (weight ${largest.weight.toFixed(1)})`;
}

/**
 * Compares a screenshot with its baseline.
 * @returns how they differ, or `null` when the rule accepts the screenshot.
 */
export function compareScreenshots(
  before: RawImage,
  after: RawImage,
  rule: ComparisonRule,
): Difference | null {
  if (before.width !== after.width || before.height !== after.height) {
    const sizes = [before, after].map(({ width, height }) => `${width} × ${height}`);
    return { reason: `${sizes.join(' became ')} px`, image: null };
  }
  if (before.data.equals(after.data)) return null;
  const describe = rule === 'recorded' ? describePixels : describeAreas;
  const reason = describe(before, after);
  return reason === null ? null : { reason, image: renderDifference(before, after) };
}
