// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

const box = () => screen.getByRole('checkbox', { name: 'Acepto' });
const isChecked = () => box().getAttribute('aria-checked') === 'true';

function submitted(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

it('is submitted with its form under its name', () => {
  const form = createRef<HTMLFormElement>();
  render(
    <form ref={form}>
      <Checkbox label="Acepto" name="terms" value="v2" />
    </form>,
  );
  const element = form.current as HTMLFormElement;
  expect(submitted(element)).toEqual({});
  fireEvent.click(box());
  expect(submitted(element)).toEqual({ terms: 'v2' });
});

it('shows what a script sets, without an event', () => {
  const input = createRef<HTMLInputElement>();
  render(<Checkbox label="Acepto" ref={input} />);
  act(() => {
    if (input.current) input.current.checked = true;
  });
  expect(isChecked()).toBe(true);
});

it('returns to its default when its form is reset', async () => {
  const form = createRef<HTMLFormElement>();
  const onChange = vi.fn();
  render(
    <form ref={form}>
      <Checkbox label="Acepto" defaultChecked onChange={onChange} />
    </form>,
  );
  fireEvent.click(box());
  expect(isChecked()).toBe(false);
  act(() => form.current?.reset());
  await waitFor(() => expect(isChecked()).toBe(true));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports each change once, with the new state of the input', () => {
  const changes: boolean[] = [];
  const onClick = vi.fn();
  document.body.addEventListener('click', onClick);
  render(<Checkbox label="Acepto" onChange={(event) => changes.push(event.target.checked)} />);
  fireEvent.click(box());
  fireEvent.click(box());
  expect(changes).toEqual([true, false]);
  expect(onClick).toHaveBeenCalledTimes(2);
  document.body.removeEventListener('click', onClick);
});

it('stays as the caller controls it', () => {
  const onChange = vi.fn();
  const { rerender } = render(<Checkbox label="Acepto" checked={false} onChange={onChange} />);
  fireEvent.click(box());
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(isChecked()).toBe(false);
  rerender(<Checkbox label="Acepto" checked onChange={onChange} />);
  expect(isChecked()).toBe(true);
});

it('reports focus and blur of the box with the input as their target', () => {
  const names: string[] = [];
  const input = createRef<HTMLInputElement>();
  render(
    <Checkbox
      label="Acepto"
      name="terms"
      ref={input}
      onFocus={({ target }) => names.push(`focus ${target.name}`)}
      onBlur={({ target }) => names.push(`blur ${target.name}`)}
    />,
  );
  act(() => input.current?.focus());
  expect(document.activeElement).toBe(box());
  act(() => box().blur());
  expect(names).toEqual(['focus terms', 'blur terms']);
});

it('does nothing while it is disabled', () => {
  const onChange = vi.fn();
  render(<Checkbox label="Acepto" disabled onChange={onChange} />);
  fireEvent.click(box());
  expect(isChecked()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});
