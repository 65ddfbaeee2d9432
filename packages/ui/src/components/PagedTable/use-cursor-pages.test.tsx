// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CursorPage } from './cursor-pages.ts';
import { useCursorPages } from './use-cursor-pages.ts';

afterEach(cleanup);

/** A list whose pages are answered when the test says so. */
function renderPages(list: string | null, isStrict = false) {
  const asked: {
    cursor: string | null;
    signal: AbortSignal;
    answer: (page: CursorPage<string>) => Promise<void>;
    fail: (error: unknown) => Promise<void>;
  }[] = [];
  const read = (cursor: string | null, signal: AbortSignal) =>
    new Promise<CursorPage<string>>((resolve, reject) => {
      asked.push({
        cursor,
        signal,
        answer: (page) => act(async () => resolve(page)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const hook = renderHook((props) => useCursorPages<string>({ list: props.list, read }), {
    initialProps: { list },
    ...(isStrict ? { wrapper: StrictMode } : {}),
  });
  return { asked, hook, now: () => hook.result.current };
}

const first = { rows: ['a', 'b'], next: '2' };

it('reads the first page, and appends the next', async () => {
  const { asked, now } = renderPages('all');
  expect(now()).toMatchObject({ rows: undefined, isReloading: false, isLoadingMore: false });
  await asked[0]?.answer(first);
  const { rows } = now();
  expect(now()).toMatchObject({ rows: ['a', 'b'], hasMore: true });
  act(() => now().loadMore());
  act(() => now().loadMore());
  expect(now()).toMatchObject({ isLoadingMore: true, isReloading: false });
  expect(now().rows).toBe(rows);
  expect(asked.map(({ cursor }) => cursor)).toEqual([null, '2']);
  await asked[1]?.answer({ rows: ['c'], next: null });
  expect(now()).toMatchObject({ rows: ['a', 'b', 'c'], hasMore: false, isLoadingMore: false });
  act(() => now().loadMore());
  expect(asked).toHaveLength(2);
});

it('preserves the rows when a page fails, and repeats that page', async () => {
  const { asked, now } = renderPages('all');
  await asked[0]?.answer(first);
  act(() => now().loadMore());
  await asked[1]?.fail('offline');
  expect(now()).toMatchObject({ rows: ['a', 'b'], error: 'offline', isLoadingMore: false });
  act(() => void now().retry());
  expect(now()).toMatchObject({ error: null, isLoadingMore: true });
  await asked[2]?.answer({ rows: ['c'], next: null });
  expect(asked[2]?.cursor).toBe('2');
  expect(now().rows).toEqual(['a', 'b', 'c']);
});

it('ignores a page of an earlier list', async () => {
  const { asked, hook, now } = renderPages('all');
  hook.rerender({ list: 'mine' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[1]?.answer({ rows: ['m'], next: null });
  await asked[0]?.answer(first);
  expect(now().rows).toEqual(['m']);
  hook.rerender({ list: 'all' });
  expect(now().rows).toBeUndefined();
});

it('reads again from the start, and shows the rows meanwhile', async () => {
  const { asked, now } = renderPages('all');
  await asked[0]?.answer(first);
  act(() => now().loadMore());
  act(() => now().reload());
  expect(now()).toMatchObject({ rows: ['a', 'b'], isReloading: true });
  await asked[1]?.answer({ rows: ['late'], next: null });
  await asked[2]?.answer({ rows: ['z'], next: null });
  expect(now()).toMatchObject({ rows: ['z'], isReloading: false });
});

it('waits while there is no list', () => {
  expect(renderPages(null).asked).toEqual([]);
});

it('shows the page of the second reading under strict mode', async () => {
  const { asked, now } = renderPages('all', true);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await asked[1]?.answer(first);
  expect(now().rows).toEqual(['a', 'b']);
});
