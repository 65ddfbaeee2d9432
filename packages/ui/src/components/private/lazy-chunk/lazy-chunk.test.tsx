// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';
import { onLoadFailure } from './load-failure.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';
import { useOpenedChunk } from './use-opened-chunk.ts';
import { usePageIntent } from './use-page-intent.ts';

afterEach(cleanup);

it('fetches once for concurrent callers', async () => {
  const importChunk = vi.fn(async () => 'chunk value');
  const chunk = lazyChunk(importChunk);
  expect(chunk.value).toBeNull();
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual([true, true]);
  expect(chunk.value).toBe('chunk value');
  expect(importChunk).toHaveBeenCalledOnce();
});

it('tries again after it could not be fetched', async () => {
  const importChunk = vi
    .fn(async () => 'chunk value')
    .mockRejectedValueOnce(new TypeError('offline'));
  const chunk = lazyChunk(importChunk);
  expect(await chunk.load()).toBe(false);
  expect(chunk.value).toBeNull();
  expect(await chunk.load()).toBe(true);
});

it('closes an overlay that could not be loaded, and reports it', async () => {
  const chunk = lazyChunk(() => Promise.reject(new TypeError('offline')));
  const close = vi.fn();
  const report = vi.fn();
  const stop = onLoadFailure(report);
  await chunk.load();
  expect(report).not.toHaveBeenCalled();
  await act(async () => void renderHook(() => useOpenedChunk(chunk, true, close)));
  expect(close).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  stop();
});

it('shows a loaded chunk without delay', async () => {
  const chunk = lazyChunk(async () => 'chunk value');
  await chunk.load();
  const { result } = renderHook(() => useLazyChunk(chunk));
  expect(result.current.chunk).toBe('chunk value');
});

it('is prefetched when a control that needs it gets the focus, until it is loaded', () => {
  const load = vi.fn(async () => true);
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
  const { rerender } = renderHook(({ selector }) => usePageIntent(selector, load), {
    initialProps: { selector: '[aria-haspopup="dialog"]' as string | null },
  });
  visit();
  expect(load).toHaveBeenCalledOnce();
  rerender({ selector: null });
  visit();
  expect(load).toHaveBeenCalledOnce();
});
