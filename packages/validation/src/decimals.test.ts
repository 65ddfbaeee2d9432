import { expect, it } from 'vitest';
import { isLessDecimal, isZeroDecimal, subtractDecimals, weightedSum } from './decimals.ts';

it.each([
  ['1240.50', '36.00', '1204.50'],
  ['0.10', '0.30', '-0.20'],
  ['9999999999999999.000001', '0.000001', '9999999999999999.00'],
])('subtracts %s − %s exactly', (a, b, difference) => {
  expect(subtractDecimals(a, b)).toBe(difference);
});

it('sums products exactly', () => {
  expect(
    weightedSum([
      ['0.1', '3'],
      ['0.0001', '9999999999'],
    ]),
  ).toBe('1000000.2999');
});

it.each([
  ['9.99', '10.00', true],
  ['10', '10.00', false],
  ['-0.01', '0', true],
])('compares %s < %s by value', (a, b, isLess) => {
  expect(isLessDecimal(a, b)).toBe(isLess);
});

it.each([
  ['0', true],
  ['0.0000', true],
  ['-0.00', true],
  ['0.000001', false],
])('recognizes zero in %s', (value, isZero) => {
  expect(isZeroDecimal(value)).toBe(isZero);
});

it('rejects text that is no decimal', () => {
  expect(() => subtractDecimals('1,5', '0')).toThrow('not a decimal');
});
