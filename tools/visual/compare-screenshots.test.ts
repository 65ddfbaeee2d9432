import { expect, it } from 'vitest';
import { compareScreenshots } from './compare-screenshots.ts';
import type { RawImage } from './images.ts';

type Color = readonly [red: number, green: number, blue: number];
type Painter = (x: number, y: number) => Color;

const ink: Color = [20, 30, 40];
const paper: Painter = () => [250, 250, 250];

function paint(painter: Painter, height = 40): RawImage {
  const image = { width: 60, height, data: Buffer.alloc(60 * height * 4) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      image.data.set([...painter(x, y), 255], (y * image.width + x) * 4);
    }
  }
  return image;
}

const box =
  (left = 20, color = ink): Painter =>
  (x, y) =>
    x >= left && x < left + 20 && y > 9 && y < 30 ? color : paper(x, y);

/** A box whose left edge is blended with the paper, as anti-aliasing does, below a row. */
const blended =
  (share: number, rest = box(), to = 30): Painter =>
  (x, y) =>
    x === 19 && y > 9 && y < to
      ? [250 - 230 * share, 250 - 220 * share, 250 - 210 * share]
      : rest(x, y);

const pixel =
  (...color: Color): Painter =>
  (x, y) =>
    x === 5 && y === 5 ? color : paper(x, y);

const cross =
  (left: number): Painter =>
  (x, y) =>
    (x === left && y > 15 && y < 25) || (y === 20 && x > left - 5 && x < left + 5)
      ? ink
      : paper(x, y);

const line: Painter = (x, y) => (y === 20 ? [240, 240, 240] : paper(x, y));
const edge = blended(0.5);
const steps = box(20, [23, 33, 43]);

/** Two screenshots, and whether the recorded and a foreign Chromium see a difference. */
const samples: [
  what: string,
  before: Painter,
  after: Painter,
  recorded: boolean,
  foreign: boolean,
][] = [
  ['nothing', box(), box(), false, false],
  ['two steps of red in one pixel', paper, pixel(248, 250, 250), true, false],
  ['two steps of green in one pixel', paper, pixel(250, 248, 250), true, false],
  ['two steps of blue in one pixel', paper, pixel(250, 250, 248), true, false],
  ['one step, by which blending differs', paper, pixel(251, 249, 250), false, false],
  ['a few pixels of an edge, by a few steps', edge, blended(0.52, edge, 20), false, false],
  ['a whole edge, by a few steps', edge, blended(0.52), true, false],
  ['a differently blended edge', box(), blended(0.1), true, false],
  ['a more differently blended edge', box(), blended(0.9), true, false],
  ['three steps of 255 everywhere', box(), steps, true, false],
  ['a faint line, as the shadow below a header', line, paper, true, true],
  ['a small shape moved, whose edges add up', cross(20), cross(22), true, true],
  ['a box moved by 2 px', box(), box(22), true, true],
  ['a box that is gone', box(), paper, true, true],
];

it.each(samples)('detects %s, or not', (_what, before, after, recorded, foreign) => {
  const sees = (rule: 'recorded' | 'foreign') =>
    compareScreenshots(paint(before), paint(after), rule) !== null;
  expect([sees('recorded'), sees('foreign')]).toEqual([recorded, foreign]);
});

it.each(['recorded', 'foreign'] as const)('describes and renders the difference (%s)', (rule) => {
  const before = paint(box());
  const difference = compareScreenshots(before, paint(box(25)), rule);
  expect(difference?.reason).toMatch(rule === 'recorded' ? /^\d+ pixels$/ : /\d+ × \d+ px/);
  expect(difference?.image?.data).not.toEqual(before.data);
  const taller = compareScreenshots(before, paint(box(), 41), rule);
  expect(taller).toEqual({ reason: '60 × 40 became 60 × 41 px', image: null });
});
