import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Laura Peñaranda', 'LP'],
  ['María del Mar Ruiz', 'MM'],
  ['ñandú', 'Ñ'],
  ['a\u0301lvaro', 'Á'],
  ['laura.cuencas', 'LC'],
  ['«Cuencas» S. A. S.', 'CS'],
  ['de la', 'DL'],
  ['𐐨lfa', '𐐀'],
  ['  ', ''],
  ['🗺️', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
