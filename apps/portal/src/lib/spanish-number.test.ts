import { expect, it } from 'vitest';
import { amountInWords } from './spanish-number.ts';

const peso = { one: 'peso', many: 'pesos' };
const cent = { one: 'centavo', many: 'centavos' };

it.each([
  ['0.01', 'cero pesos con un centavo'],
  ['1', 'un peso'],
  ['9', 'nueve pesos'],
  ['16', 'dieciséis pesos'],
  ['20', 'veinte pesos'],
  ['21', 'veintiún pesos'],
  ['29', 'veintinueve pesos'],
  ['30', 'treinta pesos'],
  ['31', 'treinta y un pesos'],
  ['99', 'noventa y nueve pesos'],
  ['100', 'cien pesos'],
  ['101', 'ciento un pesos'],
  ['500', 'quinientos pesos'],
  ['1000', 'mil pesos'],
  ['1121', 'mil ciento veintiún pesos'],
  ['21021', 'veintiún mil veintiún pesos'],
  ['100000', 'cien mil pesos'],
  ['420000', 'cuatrocientos veinte mil pesos'],
  ['1000000', 'un millón de pesos'],
  ['1000001', 'un millón un pesos'],
  ['21000000', 'veintiún millones de pesos'],
  ['1000000000', 'mil millones de pesos'],
  [
    '99999999999',
    'noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos',
  ],
  ['12.5', 'doce pesos con cincuenta centavos'],
])('writes %s as «%s»', (amount, words) => {
  expect(amountInWords(amount, peso, cent)).toBe(words);
});
