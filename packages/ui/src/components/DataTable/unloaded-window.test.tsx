// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runColumns, sampleRuns, tableTexts } from './sample-runs.tsx';

let DataTable: typeof import('./DataTable.tsx').DataTable;

beforeAll(async () => {
  // Other tests have loaded the window, and share their modules with this one.
  vi.resetModules();
  vi.doMock('./RowWindow.tsx', () => Promise.reject(new TypeError('offline')));
  ({ DataTable } = await import('./DataTable.tsx'));
});
afterAll(() => {
  cleanup();
  vi.doUnmock('./RowWindow.tsx');
  vi.resetModules();
});

it('a long table shows its first rows, and all of them where its window cannot be fetched', async () => {
  render(
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={sampleRuns(40)}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
    />,
  );
  const rows = () => screen.getAllByRole('row', { hidden: true }).length;
  expect(rows()).toBe(31);
  await waitFor(() => expect(rows()).toBe(41));
});
