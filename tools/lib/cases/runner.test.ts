import { expect, it, vi } from 'vitest';
import { type Case, runCases } from './runner.ts';
import { areaUnderCurve, median } from './statistics.ts';

const caseOf = (id: string, ...outcomes: boolean[]): Case => ({
  id,
  title: `the case ${id}`,
  run: async ({ record }) => {
    for (const holds of outcomes) record.check('rows', 1, '1', holds);
  },
});

it('returns the cases with a failed measurement, an error or no measurement', async () => {
  const throwing = { ...caseOf('R3'), run: () => Promise.reject(new Error('no database')) };
  const cases = [caseOf('R1', true), caseOf('R2', true, false), throwing, caseOf('R4')];
  const options = { quick: true, signal: new AbortController().signal };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runCases(cases, options)).toEqual(['R2', 'R3', 'R4']);
  expect(log).toHaveBeenCalledWith('  ✓ rows: 1   (must be 1)');
  expect(log.mock.calls.join('\n')).toContain('✗ could not be measured: Error: no database');
  log.mockRestore();
});

it('computes medians and the area under the curve of two groups of times', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(areaUnderCurve([4, 5], [1, 2])).toBe(1);
  expect(areaUnderCurve([1, 3], [2, 4])).toBe(0.75);
});
