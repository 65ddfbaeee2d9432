import { priceList } from '@consultancy/api/testing';
import { expect, it } from 'vitest';
import { isChanged, levelChanges } from './price-changes.ts';

const [first, second] = priceList.levels;
if (!first || !second) throw new Error('The fixture has no two levels.');

it('classifies unchanged, changed, new and removed levels', () => {
  const before = { ...priceList, levels: [first, second] };
  const moreExpensive = { ...first, credits: '3.00' };
  const added = { level: 'Nivel 9', min_score: '900000', credits: '90.00' };
  expect(levelChanges(before, { ...priceList, levels: [moreExpensive, added] })).toEqual([
    {
      level: 'Nivel 1',
      min_score: { before: '0', after: '0' },
      credits: { before: '2.00', after: '3.00' },
    },
    {
      level: 'Nivel 9',
      min_score: { before: null, after: '900000' },
      credits: { before: null, after: '90.00' },
    },
    {
      level: 'Nivel 2',
      min_score: { before: '1000', after: null },
      credits: { before: '5.00', after: null },
    },
  ]);
});

it('finds no change in an equal list', () => {
  const changes = levelChanges(priceList, { ...priceList, version: 4, in_force: false });
  expect(changes.flatMap(({ min_score, credits }) => [min_score, credits]).some(isChanged)).toBe(
    false,
  );
});

it('has only new levels if no list is in force', () => {
  expect(levelChanges(null, priceList).every(({ credits }) => credits.before === null)).toBe(true);
});
