import { expect, it } from 'vitest';
import { dashIfEmpty } from './dash-if-empty.ts';

it('shows a dash for an empty text, and anything else as it is', () => {
  expect(['', '0', 0, 'Ana'].map(dashIfEmpty)).toEqual(['—', '0', 0, 'Ana']);
});
