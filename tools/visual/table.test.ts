import { expect, it } from 'vitest';
import { mutationTable } from './table.ts';

const row = (kind: 'structure' | 'color' | 'control') => ({ kind, name: 'change', stories: [] });
const result = (recorded: boolean, foreign: boolean) => ({
  mutation: 'change',
  name: 'a--desktop',
  recorded,
  foreign,
});

it('counts a change that a rule does not see as a hole', () => {
  expect(mutationTable([row('structure')], [result(true, false)]).holes).toBe(1);
  expect(mutationTable([row('structure')], [result(true, true)]).holes).toBe(0);
});

it('requires a color to be seen in the recorded Chromium only', () => {
  expect(mutationTable([row('color')], [result(true, false)]).holes).toBe(0);
  expect(mutationTable([row('color')], [result(false, false)]).holes).toBe(1);
});

it('counts a difference of an unchanged page as a hole', () => {
  expect(mutationTable([row('control')], [result(false, true)]).holes).toBe(1);
  expect(mutationTable([row('control')], [result(false, false)]).holes).toBe(0);
});

it('counts a row without a screenshot as a hole', () => {
  const { holes, lines } = mutationTable([row('structure')], []);
  expect(holes).toBe(2);
  expect(lines[0]).toContain('HOLE');
});
