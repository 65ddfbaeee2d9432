// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useOpenOnceLoaded } from './use-open-once-loaded.ts';

it('opens once its code is here, and stays closed where it cannot be fetched', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'));
  let state: ReturnType<typeof useOpenOnceLoaded> | undefined;
  function Menu() {
    state = useOpenOnceLoaded({ load });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Menu />));
  await act(async () => state?.open());
  expect(state?.isOpen).toBe(false);
  await act(async () => state?.open());
  expect(state?.isOpen).toBe(true);
  act(() => state?.close());
  expect(state?.isOpen).toBe(false);
  act(() => root.unmount());
});
