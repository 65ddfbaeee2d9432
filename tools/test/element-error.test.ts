import { expect, it } from 'vitest';
import { elementError } from '../../.storybook/support/element-error.ts';

it('prints the page once, and not before its message is read', () => {
  let printed = 0;
  const print = () => {
    printed += 1;
    return '<main />';
  };
  const error = elementError('Unable to find a button', {} as Element, print);
  expect(printed).toBe(0);
  expect([error.message, error.message]).toEqual(
    Array(2).fill('Unable to find a button\n\n<main />'),
  );
  expect(printed).toBe(1);
});
