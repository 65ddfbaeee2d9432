import { expect, it } from 'vitest';
import { colombianTime, creditsText } from './format.ts';

it('the time is that of Colombia', () => {
  expect(colombianTime(new Date('2026-01-01T03:04:05Z'))).toBe('31/12/2025 22:04:05');
});

it.each([
  ['1.00', '1 crédito'],
  ['12.50', '12,50 créditos'],
  ['-1240.00', '−1.240 créditos'],
])('%s is %s', (amount, text) => {
  expect(creditsText(amount)).toBe(text);
});
