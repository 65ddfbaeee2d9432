import { expect, it } from 'vitest';
import { unusualSaleTexts } from './purchases.ts';

it.each([
  ['un crédito', 'Es un crédito por mil pesos.'],
  ['un crédito con cincuenta centésimos', 'Es un crédito con cincuenta centésimos por mil pesos.'],
  ['veintiún créditos', 'Son veintiún créditos por mil pesos.'],
  ['cero créditos con cinco centésimos', 'Son cero créditos con cinco centésimos por mil pesos.'],
])('questions a sale of %s in its number', (credits, question) => {
  expect(unusualSaleTexts.question(credits, 'mil pesos')).toBe(question);
});
