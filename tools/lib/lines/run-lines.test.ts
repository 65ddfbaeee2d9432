import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeasuredLine, Reading } from './line.ts';
import { median, pairedRatio, quantile } from './ratio.ts';
import { findLines, readingText, runLines } from './run-lines.ts';

const options = { quick: true, signal: new AbortController().signal };

const lineOf = (id: string, ...readings: Reading[]): MeasuredLine => ({
  id,
  title: `the line ${id}`,
  run: async (record) => readings.forEach(record),
});

const good = { what: 'rows', seen: '1', holds: true };

describe('runLines', () => {
  it('names the lines of which a reading does not hold, that throw, or that say nothing', async () => {
    const throws = { ...lineOf('R3'), run: () => Promise.reject(new Error('no database')) };
    const lines = [lineOf('R1', good), lineOf('R2', good, { ...good, holds: false })];
    const written: string[] = [];
    const failed = await runLines([...lines, throws, lineOf('R4')], options, (text) =>
      written.push(text),
    );
    expect(failed).toEqual(['R2', 'R3', 'R4']);
    expect(written.join('\n')).toContain('✗ could not be measured: Error: no database');
  });

  it('runs nothing once it was stopped', async () => {
    const stopped = { quick: true, signal: AbortSignal.abort(new Error('Stopped')) };
    expect(await runLines([lineOf('R1', good)], stopped, () => undefined)).toEqual(['R1']);
  });

  it('shows a reading with what it is held against', () => {
    const reading = { what: 'time', seen: '3 ms', control: '2 ms', ratio: '1.5', budget: '≤ 1.2' };
    expect(readingText({ ...reading, holds: false })).toBe(
      '  ✗ time: 3 ms   (control 2 ms, ratio 1.5, must be ≤ 1.2)',
    );
    expect(readingText({ ...good, control: '—', budget: '—' })).toBe('  ✓ rows: 1');
  });
});

describe('findLines', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lines-'));
    const write = (name: string, id: string) =>
      writeFileSync(join(folder, name), `export const line = { id: '${id}', title: '' };`);
    write('P10-debit.ts', 'P10');
    write('P2-report.ts', 'P2');
    write('P3-html.ts', 'P4');
    writeFileSync(join(folder, 'P2-report.test.ts'), 'throw new Error()');
    writeFileSync(join(folder, 'rows.ts'), 'throw new Error()');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives the wanted lines in the order of their numbers', async () => {
    const lines = await findLines(folder, ['p10', 'P2']);
    expect(lines.map((line) => line.id)).toEqual(['P2', 'P10']);
  });

  it('refuses a number that no file has, and a file that holds another line', async () => {
    await expect(findLines(folder, ['P1'])).rejects.toThrow('No such line: P1');
    await expect(findLines(folder)).rejects.toThrow('P3-html.ts must export the line P3');
  });
});

describe('pairedRatio', () => {
  it('takes the median of the ratios of what was measured side by side', async () => {
    const seen = [99, 10, 20, 30, 40, 50];
    const control = [1, 10, 10, 10, 10, 10];
    const next = (figures: number[]) => async () => figures.shift() ?? Number.NaN;
    expect(await pairedRatio(next(seen), next(control), 5)).toEqual({
      ratio: 3,
      seen: 30,
      control: 10,
    });
    expect(seen).toEqual([]);
  });

  it('knows the middle and the ends', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([5, 1, 2, 3, 4], 0.99)).toBe(5);
    expect(quantile([5, 1, 2, 3, 4], 0.5)).toBe(3);
  });
});
