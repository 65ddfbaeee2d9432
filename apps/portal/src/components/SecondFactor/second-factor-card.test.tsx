// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

const mocked = [
  '@consultancy/api/hooks',
  '@consultancy/ui',
  '../StatusRegion/StatusRegion.css.ts',
  './FactorDialogs.tsx',
  './FactorList.tsx',
  './RecoveryState.tsx',
];

afterEach(() => {
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
});

const Part = ({ children }: { children?: ReactNode }) => children;

it('keeps the input of the profile when its dialogs cannot be loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  const reportLoadFailure = vi.fn();
  vi.doMock('@consultancy/ui', () => ({
    reportLoadFailure,
    Alert: Part,
    Box: Part,
    Button: 'button',
    Card: Part,
    Inline: Part,
    RestoreFocus: Part,
    Skeleton: Part,
    Stack: Part,
    Text: Part,
  }));
  vi.doMock('../StatusRegion/StatusRegion.css.ts', () => ({ region: '' }));
  vi.doMock('./FactorList.tsx', () => ({ FactorList: Part }));
  vi.doMock('./RecoveryState.tsx', () => ({ RecoveryState: Part }));
  vi.doMock('./FactorDialogs.tsx', () => Promise.reject(new TypeError('offline')));
  const data = { passkeys: [], totp: null, recovery_codes_left: 0 };
  vi.doMock('@consultancy/api/hooks', () => ({ useEndpoint: () => ({ data, reload: vi.fn() }) }));
  const { SecondFactorCard } = await import('./SecondFactorCard.tsx');
  const place = document.createElement('div');
  const failed = vi.fn();
  const root = createRoot(place, { onUncaughtError: failed });
  await act(async () =>
    root.render(
      <>
        <input defaultValue="sin guardar" />
        <SecondFactorCard username="ana" />
      </>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  // The same request, and then what it leads to.
  await act(() => expect(import('./FactorDialogs.tsx')).rejects.toThrow());
  await act(async () => {});
  expect(failed).not.toHaveBeenCalled();
  expect(reportLoadFailure).toHaveBeenCalledOnce();
  expect(place.querySelector('input')?.value).toBe('sin guardar');
  await act(async () => root.unmount());
});
