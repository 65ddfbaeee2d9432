import { describe, expect, it } from 'vitest';
import { colombianTime, formatDecimal } from './format.ts';

describe('amounts in mails and documents', () => {
  it.each([
    ['1234567.50', '1.234.567,50'],
    ['999', '999'],
    ['150.00', '150'],
    ['1000.05', '1.000,05'],
    ['-1234.00', '−1.234'],
    ['0.00', '0'],
  ])('write %s as %s', (value, shown) => {
    expect(formatDecimal(value)).toBe(shown);
  });
});

it('the time is that of Colombia', () => {
  expect(colombianTime(new Date('2026-01-01T03:04:05Z'))).toBe('31/12/2025 22:04:05');
});
