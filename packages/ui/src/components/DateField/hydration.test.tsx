// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { type ReactElement, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

const reported = vi.fn();

function Controlled() {
  const [day, setDay] = useState('2026-11-01');
  const change = (next: string) => {
    reported(next);
    setDay(next);
  };
  return <DateField label="Desde" value={day} onChange={({ target }) => change(target.value)} />;
}

const fields: Record<string, ReactElement> = {
  uncontrolled: (
    <DateField
      label="Desde"
      defaultValue="2026-11-01"
      onChange={({ target }) => reported(target.value)}
    />
  ),
  controlled: <Controlled />,
};

/** Hydrates a field whose text was `text` by then. @returns the visible and the hidden input. */
async function hydrate(field: ReactElement, text: string) {
  reported.mockClear();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(field);
  const control = container.querySelector<HTMLInputElement>('[type="text"]');
  const input = container.querySelector<HTMLInputElement>('[type="date"]');
  if (!control || !input) throw new Error('The field was not rendered.');
  control.value = text;
  const root = await act(async () => hydrateRoot(container, field));
  return { control, input, unmount: () => act(() => root.unmount()) };
}

const cases = Object.entries(fields).flatMap(([name, field]): [string, ReactElement][] => [
  [name, field],
  [`${name}, in strict mode`, <StrictMode key={name}>{field}</StrictMode>],
]);

it.each(cases)('accepts a day typed before hydration (%s)', async (_name, field) => {
  const { control, input, unmount } = await hydrate(field, '19/11/2026');
  expect(control.value).toBe('19/11/2026');
  expect(input.value).toBe('2026-11-19');
  expect(reported.mock.calls).toEqual([['2026-11-19']]);
  unmount();
});

it.each(cases)('preserves a day half typed before hydration (%s)', async (_name, field) => {
  const { control, input, unmount } = await hydrate(field, '19/1');
  expect(control.value).toBe('19/1');
  expect(input.value).toBe('');
  unmount();
});

it.each(cases)('reports nothing if the text is that of the server (%s)', async (_name, field) => {
  const { input, unmount } = await hydrate(field, '01/11/2026');
  expect(input.value).toBe('2026-11-01');
  expect(reported).not.toHaveBeenCalled();
  unmount();
});
