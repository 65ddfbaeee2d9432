import { expect, it } from 'vitest';
import { areaPath, linePath } from './line-path.ts';

const places = [[0, 10], [5.04, 20.26], null, null, [15, 5], [20, 0]] as const;

it('draws straight lines between points and leaves gaps open', () => {
  expect(linePath(places, 'line')).toBe('M0,10L5,20.3M15,5L20,0');
});

it('draws steps that stay level until the next point', () => {
  expect(linePath(places, 'step')).toBe('M0,10H5V20.3M15,5H20V0');
});

it('closes the area of each part between gaps at the baseline', () => {
  expect(areaPath(places, 'line', 30.02)).toBe('M0,10L5,20.3V30H0ZM15,5L20,0V30H15Z');
  expect(areaPath(places, 'step', 30)).toBe('M0,10H5V20.3V30H0ZM15,5H20V0V30H15Z');
});

it.each([
  [[null, [1, 2], null] as const, 'M1,2'],
  [[null, null] as const, ''],
  [[], ''],
])('draws %j as %j', (points, path) => {
  expect(linePath(points, 'line')).toBe(path);
});
