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

/**
 * How much a pixel differs beyond what anti-aliasing explains: an edge that is blended otherwise
 * changes a color only within the range of the same neighborhood in the other image.
 * @param tolerance steps of 255 that are no difference.
 */
export function unexplainedSteps(
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
export function findAreas(before: RawImage, after: RawImage) {
  const map = differenceMap(before, after);
  const areas: ReturnType<typeof clearArea>[] = [];
  for (let at = 0; at < map.length; at += 1) {
    if (map[at]) areas.push(clearArea(map, before.width, at));
  }
  return areas.sort((one, other) => other.weight - one.weight);
}
