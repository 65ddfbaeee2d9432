import { expect, it } from 'vitest';
import { changedKeys, keysBetween, selectionOf } from './row-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it('adds keys once, in the order of their selection, and keeps those of other rows', () => {
  expect(changedKeys(['x', 'b'], ['a', 'b'], true)).toEqual(['x', 'a', 'b']);
  expect(changedKeys(['x', 'b', 'a'], ['a', 'b'], false)).toEqual(['x']);
});

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
  ['c', 'c', ['c']],
])('takes the rows from %s to %s', (from, to, keys) => {
  expect(keysBetween(rows, from, to)).toEqual(keys);
});

it.each([
  [[], false],
  [['x'], false],
  [['x', 'a'], 'indeterminate'],
  [['a', 'b', 'c', 'd', 'x'], true],
])('returns whether all, some or none of the rows are in %j', (selected, expected) => {
  expect(selectionOf(rows, new Set(selected))).toBe(expected);
});
