// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onLoadFailure } from '../private/lazy-chunk/load-failure.ts';
import type { Combobox as ComboboxComponent } from './Combobox.tsx';

let Combobox: typeof ComboboxComponent;

// Other files may have loaded the list in this worker.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./ComboboxList.tsx', () => Promise.reject(new TypeError('offline')));
  ({ Combobox } = await import('./Combobox.tsx'));
});
afterAll(() => {
  vi.doUnmock('./ComboboxList.tsx');
  vi.resetModules();
});

it.each([
  ['typed text', (field: HTMLElement) => fireEvent.change(field, { target: { value: 'l' } })],
  ['a click', (field: HTMLElement) => fireEvent.click(field)],
  ['an arrow', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'ArrowDown' })],
])('reports that its list cannot be loaded for %s, and not for the focus', async (_, open) => {
  const report = vi.fn();
  const stop = onLoadFailure(report);
  const { unmount } = render(
    <Combobox
      label="Usuario"
      options={[{ value: 'laura' }]}
      onQueryChange={() => {}}
      texts={{ loading: 'Buscando…', empty: 'Ninguno', error: 'Falla', count: String }}
    />,
  );
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  await act(() => expect(import('./ComboboxList.tsx')).rejects.toThrow());
  expect(report).not.toHaveBeenCalled();
  open(field);
  await waitFor(() => expect(report).toHaveBeenCalled());
  stop();
  unmount();
});
