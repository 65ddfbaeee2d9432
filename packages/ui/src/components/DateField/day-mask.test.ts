import { describe, expect, it } from 'vitest';
import { maskDay, stepDay } from './day-mask.ts';

/** Returns the text after typing `characters` one by one at its end. */
const typeAtEnd = (characters: string) =>
  [...characters].reduce((text, character) => {
    const typed = text + character;
    return maskDay({ text: typed, caret: typed.length }).text;
  }, '');

/** Types one character into a text. `|` marks the caret, before and after. */
function typeAt(marked: string, character: string): string {
  const [before = '', after = ''] = marked.split('|');
  const typed = before + character;
  const { text, caret } = maskDay({ text: typed + after, caret: typed.length });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('maskDay', () => {
  it.each([
    ['31122026', '31/12/2026'],
    ['31/12/2026', '31/12/2026'],
    ['1/2/2026', '01/02/2026'],
    ['1-2-2026', '01/02/2026'],
    ['4122026', '04/12/2026'],
    ['1322026', '13/02/2026'],
    ['31', '31/'],
    ['3112', '31/12/'],
    ['3', '3'],
    ['//3', '3'],
    ['a3b1', '31/'],
    ['311220269', '31/12/2026'],
    ['31022026', '31/02/2026'],
  ])('shapes %j into %j', (typed, text) => {
    expect(typeAtEnd(typed)).toBe(text);
  });

  it.each([
    ['|31/12/2026', '1', '1|1/12/2026'],
    ['3|1/12/2026', '0', '30|/12/2026'],
    ['31|/12/2026', '0', '31/0|2/2026'],
    ['31/12|/2026', '1', '31/12/1|026'],
    ['31/12/2|026', '1', '31/12/21|26'],
    ['31/12/2026|', '7', '31/12/2026|'],
    ['3|/12/2026', '0', '30|/12/2026'],
    ['|/12/2026', '3', '3|/12/2026'],
    ['31/|/2026', '1', '31/1|/2026'],
    ['3|1/12/2026', '/', '31/|12/2026'],
    ['31/12|/2026', '-', '31/12/|2026'],
  ])('%j and %j give %j: months and years stay where they are', (before, character, after) => {
    expect(typeAt(before, character)).toBe(after);
  });
});

describe('stepDay', () => {
  it.each([
    ['2026-12-31', 0, 1, '2027-01-01'],
    ['2026-01-31', 4, 1, '2026-02-28'],
    ['2024-02-29', 10, 1, '2025-02-28'],
    ['2026-11-19', 2, -1, '2026-11-18'],
    ['9999-12-31', 1, 1, '9999-12-31'],
  ] as const)('%s with the caret at %i by %i is %s', (day, caret, by, expected) => {
    expect(stepDay(day, caret, by, {})?.day).toBe(expected);
  });

  it('stays within its limits', () => {
    const limits = { min: '2026-11-01', max: '2026-11-30' };
    expect(stepDay('2026-11-15', 4, 1, limits)?.day).toBe('2026-11-30');
    expect(stepDay('2026-11-15', 8, -1, limits)?.day).toBe('2026-11-01');
  });

  it('is not limited by the empty day of another field', () => {
    const limits = { min: '', max: '' };
    expect(stepDay('2026-11-15', 4, 1, limits)?.day).toBe('2026-12-15');
    expect(stepDay('2026-11-15', 4, -1, limits)?.day).toBe('2026-10-15');
  });
});
