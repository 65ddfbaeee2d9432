// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { useOpenedPart } from './use-opened-part.ts';
import { usePageIntent } from './use-page-intent.ts';
import { usePart } from './use-part.ts';

afterEach(cleanup);

it('fetches once for all who want it at the same time', async () => {
  const load = vi.fn(async () => 'part');
  const part = lazyPart(load);
  expect(part.value).toBeNull();
  expect(await Promise.all([part.want(), part.want()])).toEqual([true, true]);
  expect(part.value).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after it could not be fetched', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('offline'));
  const part = lazyPart(load);
  expect(await part.want()).toBe(false);
  expect(part.value).toBeNull();
  expect(await part.want()).toBe(true);
});

it('closes what opened but could not be fetched', async () => {
  const part = lazyPart(() => Promise.reject(new TypeError('offline')));
  const close = vi.fn();
  await act(async () => void renderHook(() => useOpenedPart(part, true, close)));
  expect(close).toHaveBeenCalledOnce();
});

it('shows at once what was fetched before', async () => {
  const part = lazyPart(async () => 'part');
  await part.want();
  const { result } = renderHook(() => usePart(part));
  expect(result.current.part).toBe('part');
});

it('is wanted when the focus comes to a control that needs it, until it is here', () => {
  const want = vi.fn(async () => true);
  render(
    <>
      <button type="button">Otro</button>
      <button type="button" aria-haspopup="dialog">
        Abrir
      </button>
    </>,
  );
  const visit = () => {
    for (const control of screen.getAllByRole('button')) act(() => control.focus());
  };
  const { rerender } = renderHook(({ selector }) => usePageIntent(selector, want), {
    initialProps: { selector: '[aria-haspopup="dialog"]' as string | null },
  });
  visit();
  expect(want).toHaveBeenCalledOnce();
  rerender({ selector: null });
  visit();
  expect(want).toHaveBeenCalledOnce();
});
