// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInitialFocus } from './use-initial-focus.ts';

function SignIn() {
  useInitialFocus('username');
  return (
    <>
      <input name="username" />
      <input name="password" />
    </>
  );
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

const focused = () => document.activeElement?.getAttribute('name');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('the field has the focus as soon as its form is there', () => {
  act(() => root.render(<SignIn />));
  expect(focused()).toBe('username');
});

it('a user who goes to another field stays there', async () => {
  act(() => root.render(<SignIn />));
  document.querySelector<HTMLInputElement>('[name=password]')?.focus();
  await nextTask();
  expect(focused()).toBe('password');
});

it('a user who is in a field when the form appears stays there', async () => {
  const before = document.createElement('input');
  before.name = 'before';
  document.body.append(before);
  before.focus();
  act(() => root.render(<SignIn />));
  await nextTask();
  expect(focused()).toBe('before');
});
