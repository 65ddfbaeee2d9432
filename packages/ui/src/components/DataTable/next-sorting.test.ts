import { expect, it } from 'vitest';
import { nextSorting } from './next-sorting.ts';
import type { TableSorting } from './sort/column-sort.ts';

const text = { key: 'name', sort: { by: 'text' as const, value: () => '' } };
const credits = { key: 'credits', sort: { by: 'decimal' as const, value: () => '' } };

it.each([
  ['text', text, ['ascending', 'descending', undefined, 'ascending']],
  ['credits', credits, ['descending', 'ascending', undefined, 'descending']],
])('goes through both directions of %s and back to the given order', (_name, column, expected) => {
  let sorting: TableSorting | null = null;
  const seen = expected.map(() => {
    sorting = nextSorting(column, sorting);
    return sorting?.direction;
  });
  expect(seen).toEqual(expected);
});

it('restarts with another column', () => {
  expect(nextSorting(text, { column: 'credits', direction: 'ascending' })).toEqual({
    column: 'name',
    direction: 'ascending',
  });
});
