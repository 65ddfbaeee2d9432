import { describe, expect, it } from 'vitest';
import { compareScreenshots } from './compare-screenshots.ts';
import { decodeImage, encodeBaseline, encodePng, type RawImage } from './images.ts';

type Color = readonly [red: number, green: number, blue: number];
type Painter = (x: number, y: number) => Color;

const paper: Color = [250, 250, 250];
const ink: Color = [20, 30, 40];

/** A screenshot of 60 × 40 px. */
function paint(painter: Painter, height = 40): RawImage {
  const image = { width: 60, height, data: Buffer.alloc(60 * height * 4) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      image.data.set([...painter(x, y), 255], (y * image.width + x) * 4);
    }
  }
  return image;
}

const inBox = (x: number, y: number, left: number) => x >= left && x < left + 20 && y > 9 && y < 30;
const box =
  (left = 20, color = ink): Painter =>
  (x, y) =>
    inBox(x, y, left) ? color : paper;

/** A box whose left edge is blended with the paper, as anti-aliasing does. */
const blended =
  (share: number): Painter =>
  (x, y) =>
    x === 19 && y > 9 && y < 30
      ? [250 - 230 * share, 250 - 220 * share, 250 - 210 * share]
      : box()(x, y);

const before = paint(box());
const rules = ['recorded', 'foreign'] as const;

describe('in the recorded Chromium', () => {
  it.each([0, 1, 2])('sees two steps of channel %i, in one pixel', (channel) => {
    const after = paint((x, y) => {
      const color: [number, number, number] = [...box()(x, y)];
      if (x === 5 && y === 5) color[channel] = (color[channel] ?? 0) - 2;
      return color;
    });
    expect(compareScreenshots(before, after, 'recorded')?.reason).toBe('1 pixels');
  });

  it('accepts one step, by which blending differs from run to run', () => {
    const after = paint((x, y) => (x === 5 && y === 5 ? [251, 249, 250] : box()(x, y)));
    expect(compareScreenshots(before, after, 'recorded')).toBeNull();
  });

  it('accepts a few pixels of an edge blended by a few steps, and no whole edge', () => {
    const edge = blended(0.5);
    const few: Painter = (x, y) => (y < 20 ? blended(0.52)(x, y) : edge(x, y));
    expect(compareScreenshots(paint(edge), paint(few), 'recorded')).toBeNull();
    expect(compareScreenshots(paint(edge), paint(blended(0.52)), 'recorded')).not.toBeNull();
  });

  it('sees a differently blended edge', () => {
    expect(compareScreenshots(before, paint(blended(0.5)), 'recorded')).not.toBeNull();
  });
});

describe('in a foreign Chromium', () => {
  it.each([0.1, 0.5, 0.9])('accepts an edge blended by %f', (share) => {
    expect(compareScreenshots(before, paint(blended(share)), 'foreign')).toBeNull();
  });

  it('accepts three steps of 255 anywhere', () => {
    const after = paint(box(20, [23, 33, 43]));
    expect(compareScreenshots(before, after, 'foreign')).toBeNull();
  });

  it('sees a faint line removed, as the shadow below a header', () => {
    const line = paint((_x, y) => (y === 20 ? [240, 240, 240] : paper));
    expect(
      compareScreenshots(
        line,
        paint(() => paper),
        'foreign',
      )?.reason,
    ).toContain('60 × 1 px');
  });

  it('adds up the edges of one small moved shape', () => {
    const cross =
      (left: number): Painter =>
      (x, y) =>
        (x === left && y > 15 && y < 25) || (y === 20 && x > left - 5 && x < left + 5)
          ? ink
          : paper;
    expect(compareScreenshots(paint(cross(20)), paint(cross(22)), 'foreign')).not.toBeNull();
  });
});

describe.each(rules)('by the rule "%s"', (rule) => {
  it('accepts equal screenshots', () => {
    expect(compareScreenshots(before, paint(box()), rule)).toBeNull();
  });

  it('sees a box moved by 2 px and one that is gone', () => {
    expect(compareScreenshots(before, paint(box(22)), rule)).not.toBeNull();
    expect(
      compareScreenshots(
        before,
        paint(() => paper),
        rule,
      ),
    ).not.toBeNull();
  });

  it('sees another size, and renders no difference then', () => {
    const difference = compareScreenshots(before, paint(box(), 41), rule);
    expect(difference).toEqual({ reason: '60 × 40 became 60 × 41 px', image: null });
  });

  it('renders the difference', () => {
    const image = compareScreenshots(before, paint(box(25)), rule)?.image;
    expect(image?.width).toBe(60);
    expect(image?.data).not.toEqual(before.data);
  });
});

it('encodes images without loss', async () => {
  const noise = paint((x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256]);
  expect(await decodeImage(await encodeBaseline(noise))).toEqual(noise);
  expect(await decodeImage(await encodePng(noise))).toEqual(noise);
});
