import { expect, test } from 'vitest';
import { findPropProblems, type PropControl } from './prop-controls.ts';

const row: PropControl = {
  component: 'UI/Button',
  prop: 'size',
  control: 'inline-radio',
  hasValue: false,
  type: "'sm' | 'md'",
  description: 'The height of the control.',
};

test('accepts a prop with a control, a type and a description', () => {
  expect(findPropProblems([row, { ...row, control: 'object', hasValue: true }])).toEqual([]);
});

test.each([
  ['"Set object" for a control', { control: 'object' }],
  ['a type that says nothing', { type: 'union' }],
  ['a raw tag in its description', { description: "The height. @defaultValue 'md'" }],
  ['no description', { description: ' ' }],
])('counts props with %s', (words, change) => {
  expect(findPropProblems([row, { ...row, ...change }])).toEqual([
    `1 props with ${words}: UI/Button size`,
  ]);
});
