import { describe, expect, it } from 'vitest';
import { canonicalNumber, limitText, stepNumber } from './number-text.ts';

describe('canonicalNumber', () => {
  it.each([
    ['20', 0, '20'],
    [' 007 ', 0, '7'],
    ['000', 0, '0'],
    ['-0', 0, '0'],
    ['20,5', 2, '20.5'],
    ['0020.50', 2, '20.50'],
    ['-3,25', 2, '-3.25'],
    ['99999999999999999999999,99', 2, '99999999999999999999999.99'],
  ])('writes %j with %i decimals as %j', (text, decimals, expected) => {
    expect(canonicalNumber(text, decimals)).toBe(expected);
  });

  it.each([
    ['', 0],
    ['20.0', 0],
    ['+20', 0],
    ['1e3', 0],
    ['٢٠', 0],
    ['1.000', 2],
    ['1.234,50', 2],
    ['veinte', 0],
    ['20,', 2],
  ])('leaves %j with %i decimals to the rule of the form', (text, decimals) => {
    expect(canonicalNumber(text, decimals)).toBe(text);
  });
});

it.each([
  [1e-7, '0.0000001'],
  [0.1, '0.1'],
  [-12_345.5, '-12345.5'],
  ['2.50', '2.50'],
  [undefined, undefined],
] as const)('writes the limit %s as %s', (limit, text) => {
  expect(limitText(limit)).toBe(text);
});

describe('stepNumber', () => {
  it.each([
    ['', 1, { step: '1' }, '1'],
    ['9', 1, { step: '1' }, '10'],
    ['0.1', 1, { step: '0.2' }, '0.3'],
    ['0.50', -1, { step: '1' }, '-0.50'],
    ['9007199254740993', 1, { step: '1' }, '9007199254740994'],
    ['10', -1, { step: '5', min: '8' }, '8'],
    ['98', 1, { step: '5', max: '99.5' }, '99.5'],
    ['2', 1, { step: '10', min: '20' }, '20'],
    ['5', -1, { step: '1', min: '10' }, '5'],
    ['50', 1, { step: '1', max: '10' }, '50'],
    ['7', 1, { step: '1', min: '', max: '' }, '8'],
    ['0', -1, { step: '1', min: '', max: '' }, '-1'],
  ] as const)('steps %j by %i in %j to %j', (text, direction, bounds, expected) => {
    expect(stepNumber(text, direction, bounds)).toBe(expected);
  });

  it('does not step what is no number', () => {
    expect(stepNumber('1,000.5', 1, { step: '1' })).toBeNull();
  });
});
