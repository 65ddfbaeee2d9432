import { expect, it } from 'vitest';
import { areaUnderCurve, shuffled } from './classifier.ts';

it.each([
  [[1, 2, 3], [4, 5, 6], 1],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 1, 1], [1, 1, 1], 0.5],
  [[1, 4], [2, 3], 0.5],
  [[1, 3], [2, 4], 0.75],
])('tells %j from %j with %d', (first, second, area) => {
  expect(areaUnderCurve(first, second)).toBeCloseTo(area);
});

it('keeps what it shuffles', () => {
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});
