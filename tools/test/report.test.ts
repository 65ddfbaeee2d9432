import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { countCases, countOne, sumResults } from './report.ts';

const folder = testFolder('report');

function report(content: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

describe('countCases', () => {
  const done = { ok: true, output: '' };

  it('takes the counts from the report', () => {
    const file = report('{"numPassedTests":7,"numFailedTests":2}');
    expect(countCases(file, { ok: false, output: '' })).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts a runner that failed without a failed case', () => {
    const file = report('{"numPassedTests":7,"numFailedTests":0}');
    expect(countCases(file, { ok: false, output: '' }).failed).toBe(1);
  });

  it('does not take silence for success', () => {
    expect(countCases(join(folder, 'missing.json'), done).failed).toBe(1);
    expect(countCases(report('{"numPassedTests":0,"numFailedTests":0}'), done).failed).toBe(1);
    expect(countCases(report('{"numPassed'), done).failed).toBe(1);
  });
});

describe('sumResults', () => {
  it('adds up and keeps the output of what failed', () => {
    const good = countOne({ ok: true, output: 'fine' });
    const bad = countOne({ ok: false, output: 'broken' });
    expect(sumResults([good, bad])).toEqual({ passed: 1, failed: 1, output: 'broken' });
  });
});
