import { expect, it } from 'vitest';
import { createRowHeights } from './row-heights.ts';

it('places rows that are all as high as usual', () => {
  const heights = createRowHeights({ length: 100_000 }, 36.5);
  expect(heights.startOf(0)).toBe(0);
  expect(heights.startOf(100_000)).toBe(3_650_000);
  expect(heights.placeAt(36.4)).toBe(0);
  expect(heights.placeAt(36.5)).toBe(1);
  expect(heights.placeAt(3_649_999)).toBe(99_999);
});

it('gives the first or the last row beyond them', () => {
  const heights = createRowHeights({ length: 70 }, 10);
  expect(heights.placeAt(-5)).toBe(0);
  expect(heights.placeAt(10_000)).toBe(69);
  expect(createRowHeights([], 10).placeAt(5)).toBe(0);
});

it('agrees with adding up heights one by one, in whatever order they are set', () => {
  const heightList = Array.from({ length: 97 }, (_, place) => 20 + ((place * 37) % 53));
  const heights = createRowHeights(heightList, 40);
  for (let step = 0; step < heightList.length; step += 1) {
    const place = (step * 41) % heightList.length;
    heights.set(place, 7);
    heights.set(place, heightList[place] ?? 0);
  }
  let start = 0;
  heightList.forEach((height, place) => {
    expect(heights.startOf(place)).toBe(start);
    expect(heights.placeAt(start)).toBe(place);
    expect(heights.placeAt(start + height - 1)).toBe(place);
    start += height;
  });
  expect(heights.startOf(heightList.length)).toBe(start);
});

it('says whether a height was news', () => {
  const heights = createRowHeights({ length: 3 }, 40);
  expect(heights.set(1, 40)).toBe(false);
  expect(heights.set(1, 52)).toBe(true);
  expect(heights.set(1, 52)).toBe(false);
  expect(heights.set(9, 52)).toBe(false);
});
