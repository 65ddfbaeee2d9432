// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFindKey } from './use-find-key.ts';

it('ignores the key events without a key that Chrome fires when it fills in a form', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const open = vi.fn();
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  function Area() {
    useFindKey(open);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Area />));
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true }));
  await act(async () => root.unmount());
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledOnce();
});
