import { expect, it } from 'vitest';
import { factOf } from './fact-of.ts';

it('shows a dash for an empty text, and anything else as it is', () => {
  expect(['', '0', 0, 'Ana'].map(factOf)).toEqual(['—', '0', 0, 'Ana']);
});
