// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runColumns, sampleRuns, tableTexts } from './sample-runs.tsx';

const arrival = Promise.withResolvers<void>();
let DataTable: typeof import('./DataTable.tsx').DataTable;

beforeAll(async () => {
  // Other tests have loaded the window, and share their modules with this one.
  vi.resetModules();
  vi.doMock('./RowWindow.tsx', async (importOriginal) => {
    await arrival.promise;
    return importOriginal();
  });
  ({ DataTable } = await import('./DataTable.tsx'));
});
afterAll(() => {
  cleanup();
  vi.doUnmock('./RowWindow.tsx');
  vi.resetModules();
});

it('the focus stays in a row of a long table when its window is loaded', async () => {
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
  const [button] = screen.getAllByRole('button', { name: /^Ver \d+$/ });
  button?.focus();
  expect(document.querySelector('[data-windowed]')).toBeNull();
  arrival.resolve();
  await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
  expect(document.activeElement).toBe(button);
});
