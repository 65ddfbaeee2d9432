// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const listeners = new Set<() => void>();
const reportLoadFailure = vi.fn();
let module: typeof import('./load-failures.ts');

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@consultancy/ui', () => ({
    onLoadFailure: (listener: () => void) => listeners.add(listener),
    reportLoadFailure,
  }));
  module = await import('./load-failures.ts');
});
beforeEach(() => {
  listeners.clear();
  reportLoadFailure.mockClear();
});
afterAll(() => {
  vi.doUnmock('@consultancy/ui');
  vi.resetModules();
});

it.each(['click', 'focusin'])('shows the failure until a %s, and a later failure again', (sign) => {
  const notice = () => document.querySelector('[role="alert"]')?.textContent ?? null;
  module.announceLoadFailures();
  expect(notice()).toBeNull();
  for (const _ of ['first', 'second']) {
    for (const listener of listeners) listener();
    expect(notice()).toBe(
      'No se pudo cargar esta parte del portal. Intente de nuevo o recargue la página.',
    );
    document.body.dispatchEvent(new Event(sign));
    expect(notice()).toBeNull();
  }
});

it('opens once its chunk is loaded, or stays closed and reports that it cannot be loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'));
  let state: ReturnType<typeof module.useOpenOnceLoaded> | undefined;
  function Menu() {
    state = module.useOpenOnceLoaded({ load });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Menu />));
  await act(async () => state?.open());
  expect(state?.isOpen).toBe(false);
  expect(reportLoadFailure).toHaveBeenCalledOnce();
  await act(async () => state?.open());
  expect(state?.isOpen).toBe(true);
  act(() => state?.close());
  expect(state?.isOpen).toBe(false);
  expect(reportLoadFailure).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
