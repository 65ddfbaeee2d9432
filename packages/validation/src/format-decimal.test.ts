import { expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

it.each([
  ['1234567.50', '1.234.567,50'],
  ['1000.05', '1.000,05'],
  ['999', '999'],
  ['150.00', '150'],
  ['0.00', '0'],
  ['-1234.00', '−1.234'],
  ['-36.5', '−36,50'],
  ['999999999999.99', '999.999.999.999,99'],
  ['12.123456', '12,123456'],
  ['0000123', '123'],
  ['no', 'no'],
])('formats %s as %s', (value, shown) => {
  expect(formatDecimal(value)).toBe(shown);
});
