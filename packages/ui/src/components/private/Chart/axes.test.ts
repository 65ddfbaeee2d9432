import { describe, expect, it } from 'vitest';
import { timeTicks } from './time-axis.ts';
import { shareOf, valueAxis } from './value-axis.ts';

const iso = (timestamps: ReadonlyArray<number>) =>
  timestamps.map((timestamp) => new Date(timestamp).toISOString());

describe('a value axis', () => {
  it('starts and ends at round values that are ticks', () => {
    expect(valueAxis([3, 47], true)).toEqual({
      min: 0,
      max: 50,
      ticks: [0, 10, 20, 30, 40, 50],
    });
  });

  it.each([
    ['nothing', [], true],
    ['nothing without zero', [], false],
    ['zero', [0], true],
    ['zero without zero', [0], false],
    ['one value', [42], false],
    ['one negative value', [-42], true],
    ['losses', [-3, -80], true],
    ['both signs', [-5, 12], true],
    ['values at the limits of a number', [-1.7e308, 1.7e308], true],
    ['the smallest values', [5e-324, 1e-323], true],
  ])('holds %s between two different ends', (_name, values, withZero) => {
    const axis = valueAxis(values, withZero);
    expect(axis.max).toBeGreaterThan(axis.min);
    expect(axis.ticks[0]).toBe(axis.min);
    expect(axis.ticks.at(-1)).toBe(axis.max);
    for (const value of [...values, ...(withZero ? [0] : [])]) {
      expect(shareOf(axis, value)).toBeGreaterThanOrEqual(0);
      expect(shareOf(axis, value)).toBeLessThanOrEqual(1);
    }
  });

  it('has whole ticks where all values are whole', () => {
    expect(valueAxis([0, 1], true).ticks).toEqual([0, 1]);
    expect(valueAxis([2, 1], true).ticks).toEqual([0, 1, 2]);
    expect(valueAxis([0.5, 1], true).ticks).toContain(0.2);
  });

  it('omits zero where values are far from it', () => {
    expect(valueAxis([1000, 1010], false).min).toBeGreaterThan(900);
  });
});

describe('ticks of time', () => {
  const from = Date.parse('2026-11-16T00:00:00Z');
  const to = Date.parse('2026-11-20T00:00:00Z');

  it.each([
    ['America/Bogota', 'T05:00:00.000Z'],
    ['UTC', 'T00:00:00.000Z'],
    ['Asia/Tokyo', 'T15:00:00.000Z'],
    ['Asia/Kathmandu', 'T18:15:00.000Z'],
  ])('start days at midnight in %s', (timeZone, midnight) => {
    const { timestamps, unit } = timeTicks({ from, to, timeZone, count: 4 });
    expect(unit).toBe('day');
    expect(timestamps.length).toBeGreaterThanOrEqual(4);
    for (const timestamp of iso(timestamps)) expect(timestamp.slice(10)).toBe(midnight);
  });

  it('keep midnight over a change of clocks', () => {
    const { timestamps } = timeTicks({
      from: Date.parse('2026-10-30T04:00:00Z'),
      to: Date.parse('2026-11-03T05:00:00Z'),
      timeZone: 'America/New_York',
      count: 5,
    });
    expect(iso(timestamps)).toEqual([
      '2026-10-30T04:00:00.000Z',
      '2026-10-31T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
      '2026-11-03T05:00:00.000Z',
    ]);
  });

  it('start months on their first day there', () => {
    const { timestamps, unit } = timeTicks({
      from: Date.parse('2026-01-15T00:00:00Z'),
      to: Date.parse('2026-06-15T00:00:00Z'),
      timeZone: 'America/Bogota',
      count: 5,
    });
    expect(unit).toBe('month');
    expect(iso(timestamps)[0]).toBe('2026-02-01T05:00:00.000Z');
  });

  it('name hours and years by their own units', () => {
    const hours = timeTicks({ from, to: from + 6 * 3_600_000, timeZone: 'UTC', count: 6 });
    expect(hours.unit).toBe('time');
    const years = timeTicks({ from: 0, to, timeZone: 'America/Bogota', count: 6 });
    expect(years.unit).toBe('year');
  });

  it('are none for one timestamp', () => {
    expect(timeTicks({ from, to: from, timeZone: 'UTC', count: 4 }).timestamps.length).toBeLessThan(
      2,
    );
  });
});
