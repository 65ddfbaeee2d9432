// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const field = (
  <Combobox
    label="Usuario"
    options={[{ value: 'laura' }]}
    onQueryChange={() => {}}
    texts={{ loading: 'Buscando…', empty: 'Ninguno', error: 'Falla', count: String }}
  />
);

it('hydrates as the server rendered it after another field loaded the list', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  render(field);
  screen.getByRole('combobox').focus();
  // A busy machine needs more than a second to load it.
  await waitFor(() => screen.getByRole('listbox', { hidden: true }));
  cleanup();
  document.body.append(container);
  const onRecoverableError = vi.fn();
  render(field, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('listbox', { hidden: true })).toBeTruthy();
});
