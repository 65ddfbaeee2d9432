// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  runColumns,
  type SampleRun,
  sampleRuns,
  selectionTexts,
  tableTexts,
} from '../DataTable/sample-runs.tsx';
import { onLoadFailure } from '../private/lazy-chunk/load-failure.ts';
import type { PagedTableProps } from './PagedTable.tsx';

const partsModule = '../DataTable/table-parts.ts';

let PagedTable: typeof import('./PagedTable.tsx').PagedTable;

beforeEach(async () => {
  // Each test starts before the sorting code is loaded.
  vi.resetModules();
  ({ PagedTable } = await import('./PagedTable.tsx'));
});
afterEach(() => {
  cleanup();
  vi.doUnmock(partsModule);
});
afterAll(() => vi.resetModules());

// Not sorted by identifier.
const rows = sampleRuns(12).toSorted((one, other) => (one.id % 5) - (other.id % 5));
const ids = rows.map(({ id }) => String(id));
const inOrder = ids.toSorted().reverse();

const tableOf = (props: Partial<PagedTableProps<SampleRun>> = {}) => (
  <PagedTable<SampleRun>
    pages={{
      rows,
      hasMore: false,
      isLoadingMore: false,
      isReloading: false,
      error: null,
      loadMore: () => undefined,
      retry: () => undefined,
    }}
    pageTexts={{ shown: (count) => `${count} usos`, more: 'Más', loadingMore: 'Cargando…' }}
    caption="Uso de las herramientas"
    columns={runColumns}
    rowKey={({ id }) => String(id)}
    texts={tableTexts}
    empty={null}
    failure={() => null}
    {...props}
  />
);

const defaultSorting = { column: 'id', direction: 'descending' } as const;

/** Identifiers of the rows in the page, from the top. */
const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll('tbody tr[aria-rowindex] > th')].map(
    ({ textContent }) => /\d{6}/.exec(textContent ?? '')?.[0],
  );

/** Renders long content in its final position; otherwise a script would move it there. */
const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

const heading = () => screen.getByRole('button', { name: 'Id' });

it('shows rows in their given order, and sorts them once the sorting is loaded', async () => {
  render(tableOf());
  expect(shown()).toEqual(ids);
  act(() => heading().click());
  await waitFor(() => expect(shown()).toEqual(inOrder));
});

it('shows no row of a table with a default order before it can sort', async () => {
  render(tableOf({ defaultSorting }));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual(inOrder));
});

it('renders a table with a default order on a server, and hydrates it', async () => {
  const { prelude } = await prerender(tableOf({ defaultSorting }), options);
  const html = await new Response(prelude).text();
  const container = document.createElement('div');
  container.innerHTML = html;
  expect(shown(container)).toEqual(inOrder);
  const first = container.querySelector('tbody tr');
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, tableOf({ defaultSorting }), { onRecoverableError }),
  );
  expect(shown(container)).toEqual(inOrder);
  expect(container.querySelector('tbody tr')).toBe(first);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('shows no selectable row before its checkboxes', async () => {
  render(tableOf({ selection: selectionTexts }));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual(ids));
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(rows.length);
});

it('renders checkboxes on a server', async () => {
  const selects = tableOf({ selection: selectionTexts });
  const { prelude } = await prerender(selects, options);
  const html = await new Response(prelude).text();
  expect(html.match(/role="checkbox"/g)?.length).toBeGreaterThan(rows.length);
});

it('sorts rows when the caller sets an order later', async () => {
  const { rerender } = render(tableOf({ sorting: null }));
  rerender(tableOf({ sorting: defaultSorting }));
  await waitFor(() => expect(shown()).toEqual(inOrder));
});

it('keeps the order when the sorting cannot be loaded, and tries again at the next click', async () => {
  const requested = vi.fn();
  vi.doMock(partsModule, () => {
    requested();
    return Promise.reject(new TypeError('offline'));
  });
  render(tableOf({ defaultSorting }));
  await waitFor(() => expect(shown()).toEqual(ids));
  vi.doUnmock(partsModule);
  act(() => heading().click());
  await waitFor(() => expect(shown()).toEqual(ids.toSorted()));
});

it('reports a click on a heading that cannot sort', async () => {
  vi.doMock(partsModule, () => Promise.reject(new TypeError('offline')));
  const report = vi.fn();
  const stop = onLoadFailure(report);
  render(tableOf());
  act(() => heading().focus());
  act(() => heading().click());
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  stop();
});

it('reports an order to the callback of the latest render once the sorting is loaded', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(tableOf({ sorting: null, onSortingChange: before }));
  act(() => heading().click());
  // Meanwhile the caller has changed, such as the URL to which it adds the order.
  rerender(tableOf({ sorting: null, onSortingChange: after }));
  await waitFor(() => expect(after).toHaveBeenCalledWith(defaultSorting));
  expect(before).not.toHaveBeenCalled();
});
