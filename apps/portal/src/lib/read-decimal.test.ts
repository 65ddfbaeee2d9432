import { describe, expect, it } from 'vitest';
import { formatTypedDecimal, readDecimal } from './read-decimal.ts';

describe('a typed amount', () => {
  it.each([
    ['420000', '420000'],
    ['420.000', '420000'],
    ['$ 1.240,50', '1240.50'],
    ['1240.50', '1240.50'],
    ['1240,5', '1240.5'],
    ['1.200.000', '1200000'],
    ['999.999.999.999,99', '999999999999.99'],
    ["1'250.000", '1250000'],
    ['$ 1.200’000.000,50', '1200000000.50'],
    ['0,25', '0.25'],
    ['0.125', '0.125'],
    ['007', '7'],
    ['0', '0'],
    ['1,200', '1.200'],
  ])('reads %j as %s', (typed, value) => {
    expect(readDecimal(typed)).toBe(value);
  });

  it.each([
    '',
    '-5',
    '+5',
    '1e3',
    '12,',
    ',5',
    '1.20.000',
    '1,234,567',
    "1'250",
    "1'2.500",
    '٢٠',
    'cien',
  ])('returns %j unchanged for the rule of the field', (typed) => {
    expect(readDecimal(typed)).toBe(typed);
  });

  it.each([
    ['420000', 2, '420.000'],
    ['1240.5', 2, '1.240,50'],
    ['1240,55', 2, '1.240,55'],
    ['0.125', 4, '0,125'],
    ['-5', 2, '-5'],
    ['', 2, ''],
  ])('formats %j with %i decimals as %j', (typed, decimals, shown) => {
    expect(formatTypedDecimal(typed, decimals)).toBe(shown);
  });

  it('does not turn a thousand with a comma into one and two tenths', () => {
    expect(formatTypedDecimal('1,200', 2)).toBe('1,200');
  });

  it('reads the formatted text as the same amount', () => {
    for (const value of ['1', '12.5', '1200', '1234567.89', '0.25']) {
      expect(readDecimal(formatTypedDecimal(value, 2))).toMatch(new RegExp(`^${value}0?$`));
    }
  });
});
