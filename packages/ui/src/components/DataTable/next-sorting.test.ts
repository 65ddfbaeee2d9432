import { expect, it } from 'vitest';
import { nextSorting } from './next-sorting.ts';
import type { TableSorting } from './sort/column-sort.ts';

const words = { key: 'name', sort: { by: 'text' as const, value: () => '' } };
const figures = { key: 'credits', sort: { by: 'decimal' as const, value: () => '' } };

it.each([
  ['words', words, ['ascending', 'descending', undefined, 'ascending']],
  ['figures', figures, ['descending', 'ascending', undefined, 'descending']],
])('goes through both directions of %s and back to the given order', (_name, column, expected) => {
  let sorting: TableSorting | null = null;
  const seen = expected.map(() => {
    sorting = nextSorting(column, sorting);
    return sorting?.direction;
  });
  expect(seen).toEqual(expected);
});

it('begins anew with another column', () => {
  expect(nextSorting(words, { column: 'credits', direction: 'ascending' })).toEqual({
    column: 'name',
    direction: 'ascending',
  });
});
