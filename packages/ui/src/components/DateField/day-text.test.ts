import { describe, expect, it } from 'vitest';
import { readDay, writeDay } from './day-text.ts';

describe('readDay', () => {
  it.each([
    '31/12/2026',
    ' 31-12-2026 ',
    '31.12.2026',
    '31 12 2026',
    '31122026',
    '3112/2026',
    '2026-12-31',
    '2026-12-31T14:05:01Z',
    '31/12/2026 14:05:01',
  ])('reads %j as the last day of 2026', (text) => {
    expect(readDay(text)).toBe('2026-12-31');
  });

  it.each(['', '3', '31/12', '31/12/26', '31/02/2026', '29/02/2026', '00/01/2026', '01/13/2026'])(
    'reads no day in %j',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );

  it('pads single digits, and knows leap years and years below 100', () => {
    expect(readDay('1/2/2026')).toBe('2026-02-01');
    expect(readDay('29/02/2024')).toBe('2024-02-29');
    expect(readDay('01/01/0050')).toBe('0050-01-01');
    expect(readDay('01/01/0000')).toBeNull();
  });
});

it('writes a day as dd/mm/yyyy', () => {
  expect(writeDay('2026-12-31')).toBe('31/12/2026');
  expect(writeDay('')).toBe('');
});
