// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { AreaNavigation } from '../area-navigation.ts';

const entry = { label: 'Bienvenida', href: '/userview', path: '/userview' };
const navigation: AreaNavigation = { label: 'Área', groups: [], fallback: entry };

afterEach(() => {
  for (const path of ['@consultancy/ui', './FindButton.css.ts', './FindDialog.tsx']) {
    vi.doUnmock(path);
  }
  vi.resetModules();
});

it('keeps the input of the page when the search cannot be loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  const reportLoadFailure = vi.fn();
  vi.doMock('@consultancy/ui', () => ({ Button: 'button', reportLoadFailure }));
  vi.doMock('./FindButton.css.ts', () => ({ shortcut: '' }));
  vi.doMock('./FindDialog.tsx', () => Promise.reject(new TypeError('offline')));
  const { FindButton } = await import('./FindButton.tsx');
  const place = document.createElement('div');
  const failed = vi.fn();
  const root = createRoot(place, { onUncaughtError: failed });
  await act(async () =>
    root.render(
      <MemoryRouter>
        <input defaultValue="sin guardar" />
        <FindButton navigation={navigation} />
      </MemoryRouter>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  // The same request, and then what it leads to.
  await act(() => expect(import('./FindDialog.tsx')).rejects.toThrow());
  await act(async () => {});
  expect(failed).not.toHaveBeenCalled();
  expect(reportLoadFailure).toHaveBeenCalled();
  expect(place.querySelector('input')?.value).toBe('sin guardar');
  await act(async () => root.unmount());
});
