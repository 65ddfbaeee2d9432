import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../test-folder.ts';
import type { BenchmarkCase } from './case.ts';
import { formatMeasurement } from './recorder.ts';
import { findCases, runCases } from './runner.ts';
import { areaUnderCurve, pairedRatio } from './statistics.ts';

const options = { quick: true, signal: new AbortController().signal };
const caseOf = (id: string, ...outcomes: boolean[]): BenchmarkCase => ({
  id,
  title: `the case ${id}`,
  run: async ({ record }) => {
    for (const holds of outcomes) record.check('rows', '1', '1', holds);
  },
});

describe('runCases', () => {
  it('returns the cases with a measurement that does not hold, an error or no measurement', async () => {
    const throwing = { ...caseOf('R3'), run: () => Promise.reject(new Error('no database')) };
    const cases = [caseOf('R1', true), caseOf('R2', true, false), throwing, caseOf('R4')];
    const lines: string[] = [];
    expect(await runCases(cases, options, (text) => lines.push(text))).toEqual(['R2', 'R3', 'R4']);
    expect(lines.join('\n')).toContain('✗ could not be measured: Error: no database');
  });

  it('runs nothing after it was stopped', async () => {
    const stopped = { quick: true, signal: AbortSignal.abort(new Error('Stopped')) };
    expect(await runCases([caseOf('R1', true)], stopped, () => undefined)).toEqual(['R1']);
  });

  it('prints a measurement with its control and limit', () => {
    const time = { what: 'time', observed: '3 ms', control: '2 ms', ratio: '1.5', limit: '≤ 1.2' };
    expect(formatMeasurement({ ...time, holds: false })).toBe(
      '  ✗ time: 3 ms   (control 2 ms, ratio 1.5, must be ≤ 1.2)',
    );
  });
});

describe('findCases', () => {
  const folder = testFolder('cases');
  const write = (name: string, id: string) =>
    writeFileSync(join(folder, name), `export const bench = { id: '${id}', title: '' };`);
  write('P10-debit.ts', 'P10');
  write('P2-report.ts', 'P2');
  write('P3-html.ts', 'P4');
  writeFileSync(join(folder, 'P2-report.test.ts'), 'throw new Error()');

  it('sorts the chosen cases by their numbers', async () => {
    const cases = await findCases(folder, 'bench', ['p10', 'P2']);
    expect(cases.map(({ id }) => id)).toEqual(['P2', 'P10']);
  });

  it('rejects an unknown id, and a file that exports another case', async () => {
    await expect(findCases(folder, 'bench', ['P1'])).rejects.toThrow('No such case: P1');
    await expect(findCases(folder, 'bench', [])).rejects.toThrow('must export the case P3');
  });
});

describe('statistics', () => {
  it('takes the median of the ratios of what was measured alternately', async () => {
    const observed = [99, 10, 20, 30, 40, 50];
    const control = [1, 10, 10, 10, 10, 10];
    const next = (values: number[]) => async () => values.shift() ?? Number.NaN;
    const result = await pairedRatio(next(observed), next(control), 5);
    expect(result).toEqual({ ratio: 3, observed: 30, control: 10 });
  });

  it.each([
    [[1, 2, 3], [4, 5, 6], 1],
    [[4, 5, 6], [1, 2, 3], 1],
    [[1, 1, 1], [1, 1, 1], 0.5],
    [[1, 3], [2, 4], 0.75],
  ])('separates %j from %j with an area of %d', (first, second, area) => {
    expect(areaUnderCurve(first, second)).toBeCloseTo(area);
  });
});
