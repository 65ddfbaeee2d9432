// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CursorPage } from './cursor-pages.ts';
import { useCursorPages } from './use-cursor-pages.ts';

afterEach(cleanup);

/** A list whose pages arrive when the test resolves them. */
function renderPages(list: string | null, isStrict = false) {
  const requests: {
    cursor: string | null;
    signal: AbortSignal;
    respond: (page: CursorPage<string>) => Promise<void>;
    fail: (error: unknown) => Promise<void>;
  }[] = [];
  const read = (cursor: string | null, signal: AbortSignal) =>
    new Promise<CursorPage<string>>((resolve, reject) => {
      requests.push({
        cursor,
        signal,
        respond: (page) => act(async () => resolve(page)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const hook = renderHook((props) => useCursorPages<string>({ list: props.list, read }), {
    initialProps: { list },
    ...(isStrict ? { wrapper: StrictMode } : {}),
  });
  return { requests, hook, now: () => hook.result.current };
}

const first = { rows: ['a', 'b'], next: '2' };

it('reads the first page, and appends the next', async () => {
  const { requests, now } = renderPages('all');
  expect(now()).toMatchObject({ rows: undefined, isReloading: false, isLoadingMore: false });
  await requests[0]?.respond(first);
  const { rows } = now();
  expect(now()).toMatchObject({ rows: ['a', 'b'], hasMore: true });
  act(() => now().loadMore());
  act(() => now().loadMore());
  expect(now()).toMatchObject({ isLoadingMore: true, isReloading: false });
  expect(now().rows).toBe(rows);
  expect(requests.map(({ cursor }) => cursor)).toEqual([null, '2']);
  await requests[1]?.respond({ rows: ['c'], next: null });
  expect(now()).toMatchObject({ rows: ['a', 'b', 'c'], hasMore: false, isLoadingMore: false });
  act(() => now().loadMore());
  expect(requests).toHaveLength(2);
});

it('preserves the rows when a page fails, and repeats that page', async () => {
  const { requests, now } = renderPages('all');
  await requests[0]?.respond(first);
  act(() => now().loadMore());
  await requests[1]?.fail('offline');
  expect(now()).toMatchObject({ rows: ['a', 'b'], error: 'offline', isLoadingMore: false });
  act(() => void now().retry());
  expect(now()).toMatchObject({ error: null, isLoadingMore: true });
  await requests[2]?.respond({ rows: ['c'], next: null });
  expect(requests[2]?.cursor).toBe('2');
  expect(now().rows).toEqual(['a', 'b', 'c']);
});

it('ignores a page of an earlier list', async () => {
  const { requests, hook, now } = renderPages('all');
  hook.rerender({ list: 'mine' });
  expect(requests[0]?.signal.aborted).toBe(true);
  await requests[1]?.respond({ rows: ['m'], next: null });
  await requests[0]?.respond(first);
  expect(now().rows).toEqual(['m']);
  hook.rerender({ list: 'all' });
  expect(now().rows).toBeUndefined();
});

it('reads again from the start, and shows the rows meanwhile', async () => {
  const { requests, now } = renderPages('all');
  await requests[0]?.respond(first);
  act(() => now().loadMore());
  act(() => now().reload());
  expect(now()).toMatchObject({ rows: ['a', 'b'], isReloading: true });
  await requests[1]?.respond({ rows: ['late'], next: null });
  await requests[2]?.respond({ rows: ['z'], next: null });
  expect(now()).toMatchObject({ rows: ['z'], isReloading: false });
});

it('waits while there is no list', () => {
  const { requests, now } = renderPages(null);
  act(() => now().reload());
  act(() => void now().retry());
  expect(requests).toEqual([]);
});

it('shows the page of the second reading under strict mode', async () => {
  const { requests, now } = renderPages('all', true);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await requests[1]?.respond(first);
  expect(now().rows).toEqual(['a', 'b']);
});
