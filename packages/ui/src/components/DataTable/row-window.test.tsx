// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { runColumns, sampleRuns, tableTexts } from './sample-runs.tsx';

const windowModule = './RowWindow.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock(windowModule);
  vi.resetModules();
});

/**
 * Shows a long table, whose window is loaded by `load`.
 * @returns a function that inserts rows above.
 */
async function showLongTable(load: (original: () => Promise<unknown>) => Promise<unknown>) {
  // Other tests have loaded the window, and share their modules with this one.
  vi.resetModules();
  vi.doMock(windowModule, load);
  const { DataTable } = await import('./DataTable.tsx');
  const table = (rows: ReturnType<typeof sampleRuns>) => (
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
      details={{
        header: 'Detalle',
        buttonLabel: 'Ver',
        label: ({ id }) => `Ver ${id}`,
        onOpen() {},
      }}
    />
  );
  const old = sampleRuns(40);
  const { rerender } = render(table(old));
  return (count: number) => {
    const added = sampleRuns(count).map((row) => ({ ...row, id: row.id + 1000 }));
    rerender(table([...added, ...old]));
  };
}

it('a long table shows its first rows, and all of them when its virtual window cannot be loaded', async () => {
  await showLongTable(() => Promise.reject(new TypeError('offline')));
  const rows = () => screen.getAllByRole('row', { hidden: true }).length;
  expect(rows()).toBe(31);
  await waitFor(() => expect(rows()).toBe(41));
});

it('the focus stays in a row of a long table when its window is loaded', async () => {
  const arrival = Promise.withResolvers<void>();
  await showLongTable(async (original) => {
    await arrival.promise;
    return original();
  });
  const [button] = screen.getAllByRole('button', { name: /^Ver \d+$/ });
  button?.focus();
  expect(document.querySelector('[data-windowed]')).toBeNull();
  arrival.resolve();
  await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
  expect(document.activeElement).toBe(button);
});

it('the focus stays in its row of a long table when rows are inserted above it', async () => {
  const insert = await showLongTable((original) => original());
  await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
  const [button] = screen.getAllByRole('button', { name: /^Ver \d+$/ });
  button?.focus();
  for (const count of [1, 30]) {
    insert(count);
    expect(document.activeElement).toBe(button);
    expect(button?.closest('tr')?.ariaRowIndex).toBe(String(count + 2));
  }
  expect(button?.closest('tr')?.hasAttribute('data-detached')).toBe(true);
});
