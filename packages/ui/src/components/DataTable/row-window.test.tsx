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

/** Shows a long table, whose window is loaded by `load`. */
async function showLongTable(load: (original: () => Promise<unknown>) => Promise<unknown>) {
  // Other tests have loaded the window, and share their modules with this one.
  vi.resetModules();
  vi.doMock(windowModule, load);
  const { DataTable } = await import('./DataTable.tsx');
  render(
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={sampleRuns(40)}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
      details={{
        header: 'Detalle',
        buttonLabel: 'Ver',
        label: ({ id }) => `Ver ${id}`,
        onOpen() {},
      }}
    />,
  );
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
