// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { runColumns, sampleRuns, tableTexts, viewTexts } from './sample-runs.tsx';

afterEach(cleanup);

// As in a hidden tab, or a part of a page without layout.
it('a long table whose rows have no height yet renders a few of them', async () => {
  render(
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={sampleRuns(5000)}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
      viewMenu={viewTexts}
    />,
  );
  await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
  const rows = screen.getAllByRole('row', { hidden: true });
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThan(100);
});
