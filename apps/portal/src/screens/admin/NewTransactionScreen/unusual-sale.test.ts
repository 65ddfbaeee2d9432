import { expect, it } from 'vitest';
import { isUnusualSale } from './unusual-sale.ts';

it.each([
  ['100', '420000', false],
  ['100', '10000', false],
  ['100', '9999.99', true],
  ['1', '100000', false],
  ['1', '100000.01', true],
  ['95000', '300000000', false],
  ['95000.01', '300000000', true],
  ['99999999999', '1', true],
])('%s credits for %s pesos: unusual is %s', (credits, pesos, unusual) => {
  expect(isUnusualSale({ credits, pesos }, '95.00')).toBe(unusual);
});

it('compares only the price of a credit without a published list', () => {
  expect(isUnusualSale({ credits: '1000000', pesos: '3000000000' }, null)).toBe(false);
});
