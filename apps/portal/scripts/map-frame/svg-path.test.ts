import { describe, expect, it } from 'vitest';
import type { Point } from './sheet-geometry.ts';
import { closedSpline, visibleSpline } from './svg-path.ts';

const ring: readonly Point[] = [
  [0, 0],
  [20, 0],
  [40, 0],
  [40, 20],
  [40, 40],
  [20, 40],
  [0, 40],
  [0, 20],
  [0, 0],
];
const arcsOf = (d: string) => d.match(/q[^qMz]+/g) ?? [];

describe('the visible part of a smooth ring', () => {
  it('is the whole ring when all of it is visible', () => {
    expect(visibleSpline(ring, () => true)).toBe(closedSpline(ring));
  });

  it('is empty when none of it is visible', () => {
    expect(visibleSpline(ring, () => false)).toBe('');
  });

  it('is one arc for each visible corner, at its place in the whole', () => {
    const top = visibleSpline(ring, ([, y]) => y === 0);
    expect(top).toBe('M0 10q0-10 10-10q10 0 20 0q10 0 10 10');
    for (const arc of arcsOf(top)) expect(arcsOf(closedSpline(ring))).toContain(arc);
  });

  it('splits where the ring leaves the visible area', () => {
    const sides = visibleSpline(ring, ([, y]) => y !== 20);
    expect(sides.match(/M[^qMz]+/g)).toEqual(['M40 30', 'M0 10']);
    expect(arcsOf(sides)).toHaveLength(6);
  });
});
