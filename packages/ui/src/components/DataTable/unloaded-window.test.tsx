// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { runColumns, sampleRuns, tableTexts } from './sample-runs.tsx';

vi.mock('./WindowedBody.tsx', () => Promise.reject(new TypeError('offline')));

afterEach(cleanup);

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
