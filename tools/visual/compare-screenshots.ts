import pixelmatch from 'pixelmatch';
import type { RawImage } from './images.ts';

/** Steps of 255 per channel by which blending and gradients may differ in another Chromium. */
const CHANNEL_TOLERANCE = 3;

/** Pixels at most this far apart belong to one area: a moved icon differs at each of its edges. */
const REACH = 3;

/** Bytes of a pixel: red, green, blue, alpha. */
const PIXEL = 4;

/** How far a channel's value is beyond all values in the 3 × 3 neighborhood of the pixel. */
function excess(value: number, image: RawImage, x: number, y: number, channel: number): number {
  const { width, height, data } = image;
  let min = 255;
  let max = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const near = data[(row * width + column) * PIXEL + channel] ?? 0;
      min = Math.min(min, near);
      max = Math.max(max, near);
    }
  }
  return Math.max(0, min - value, value - max);
}

/** How far a pixel is outside the colors around it in the other image, in any channel. */
function unexplainedSteps(
  [before, after]: readonly [RawImage, RawImage],
  x: number,
  y: number,
  tolerance: number,
): number {
  const at = (y * before.width + x) * PIXEL;
  let max = 0;
  for (let channel = 0; channel < PIXEL; channel += 1) {
    const one = before.data[at + channel] ?? 0;
    const other = after.data[at + channel] ?? 0;
    if (Math.abs(one - other) <= tolerance) continue;
    const forth = excess(other, before, x, y, channel);
    max = Math.max(max, forth, excess(one, after, x, y, channel));
  }
  return max > tolerance ? max : 0;
}

/** By how many unexplained steps, 0 to 255, each pixel of two images of one size differs. */
function differenceMap(before: RawImage, after: RawImage): Uint8Array {
  const { width, height } = before;
  const map = new Uint8Array(width * height);
  const rowBytes = width * PIXEL;
  for (let y = 0; y < height; y += 1) {
    const row = y * rowBytes;
    // Most rows are equal, and comparing memory is many times faster than comparing pixels.
    if (before.data.compare(after.data, row, row + rowBytes, row, row + rowBytes) === 0) continue;
    for (let x = 0; x < width; x += 1) {
      map[y * width + x] = unexplainedSteps([before, after], x, y, CHANNEL_TOLERANCE);
    }
  }
  return map;
}

/** Clears one area from the map, starting at one of its pixels, and measures it. */
function clearArea(map: Uint8Array, width: number, start: number) {
  const height = map.length / width;
  // A weight of 1 is one pixel from black to white.
  const area = { weight: 0, left: width, top: height, right: 0, bottom: 0 };
  const open: number[] = [];
  const add = (at: number) => {
    area.weight += (map[at] ?? 0) / 255;
    map[at] = 0;
    open.push(at);
  };
  add(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = Math.floor(at / width);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
      const last = Math.min(width - 1, x + REACH);
      for (let column = Math.max(0, x - REACH); column <= last; column += 1) {
        if (map[row * width + column]) add(row * width + column);
      }
    }
  }
  return area;
}

/** Differing pixels near each other, as areas; the one with the largest weight is first. */
function findAreas(before: RawImage, after: RawImage) {
  const map = differenceMap(before, after);
  const areas: ReturnType<typeof clearArea>[] = [];
  for (let at = 0; at < map.length; at += 1) {
    if (map[at]) areas.push(clearArea(map, before.width, at));
  }
  return areas.sort((one, other) => other.weight - one.weight);
}

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
