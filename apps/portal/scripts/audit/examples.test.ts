import { describe, expect, it } from 'vitest';
import { pickExamples, readFindings, shownCodes, shownRows } from './examples.ts';

const finding = (code: string, message: string) => ({
  tool: `R_INF_${code.slice(0, 2)}`,
  code,
  class: 'Suelo',
  objectid: 1,
  message,
});

describe('the example findings', () => {
  it('fill the table from the file that the audit engine writes', () => {
    expect(pickExamples(readFindings())).toHaveLength(shownRows);
  });

  it('are the first finding of each shown code, sorted by code', () => {
    const [first, second] = shownCodes;
    const findings = [finding(second, 'b'), finding('99.01', 'x'), finding(first, 'a')];
    const messages = pickExamples([...findings, finding(first, 'c')]).map(({ message }) => message);
    expect(messages).toEqual(['a', 'b']);
  });
});
