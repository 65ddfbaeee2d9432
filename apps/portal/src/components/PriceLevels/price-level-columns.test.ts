import { expect, it } from 'vitest';
import { priceLevelColumns } from './price-level-columns.ts';

const name = (level: string) => priceLevelColumns[0]?.cell({ level, min_score: '0', credits: '1' });

it('keeps the number of a level in the line of its last word', () => {
  expect(name('Nivel 1')).toBe('Nivel\u00a01');
  expect(name('Estudios de más de 12')).toBe('Estudios de más de\u00a012');
  expect(name('Grandes proyectos')).toBe('Grandes proyectos');
});
