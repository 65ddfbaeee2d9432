import { expect, it } from 'vitest';
import { lineRows, timeRange } from './line-data.ts';

const label = (at: number) => `t${at}`;

it('joins the timestamps of all series in order, and distinguishes a gap from a missing point', () => {
  const rows = lineRows(
    [
      {
        key: 'a',
        label: 'A',
        points: [
          { at: 1, value: '10.50' },
          { at: 3, value: null },
        ],
      },
      {
        key: 'b',
        label: 'B',
        points: [
          { at: 2, value: 0 },
          { at: 1, value: Number.NaN },
        ],
      },
    ],
    label,
  );
  expect(rows.map(({ at, values }) => [at, values])).toEqual([
    [1, ['10.50', null]],
    [2, [undefined, 0]],
    [3, [null, undefined]],
  ]);
});

it('keeps a decimal string as it was given, beyond what a float holds', () => {
  const value = '12345678901234567890.12';
  const [row] = lineRows([{ key: 'a', label: 'A', points: [{ at: 1, value }] }], label);
  expect(row?.values).toEqual([value]);
});

it('extends the range of a single timestamp to both sides', () => {
  const { from, to } = timeRange([{ at: 1000 }]);
  expect((from + to) / 2).toBe(1000);
  expect(to).toBeGreaterThan(from);
});
