// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTableRow, type DataTableRowProps } from './DataTableRow.tsx';

afterEach(cleanup);

interface Run {
  id: number;
}

const plain: Omit<DataTableRowProps<Run>, 'index' | 'columns'> = {
  row: { id: 7 },
  id: '7',
  isSelected: undefined,
  selectionLabel: undefined,
  detailsLabel: undefined,
  isDetached: false,
  isCard: false,
  context: {
    ...{ detailsButton: undefined, SelectionBox: undefined, copied: null },
    ...{ copyCell: () => undefined, select: () => undefined, openDetails: () => undefined },
  },
};

const tableOf = (row: DataTableRowProps<Run>) => (
  <table>
    <tbody>
      <DataTableRow {...row} />
    </tbody>
  </table>
);

it('reports its new index in another order without rendering its cells again', () => {
  const cell = vi.fn(({ id }: Run) => String(id));
  const same = { ...plain, columns: [{ key: 'id', header: 'ID', cell }] };
  const { rerender } = render(tableOf({ ...same, index: 0 }));
  rerender(tableOf({ ...same, index: 4 }));
  expect(screen.getByRole('row').getAttribute('aria-rowindex')).toBe('6');
  expect(cell).toHaveBeenCalledOnce();
});

it('has a header that is named by its value, without the label of its copy button', () => {
  const id = ({ id }: Run) => String(id);
  const copy = { value: id, label: () => 'Copiar', copiedLabel: 'Copiado', failedLabel: 'No' };
  const columns = [{ key: 'id', header: 'ID', rowHeader: true, cell: id, copy }];
  render(tableOf({ ...plain, columns, index: 0 }));
  // The names that the library computes leave the label of the button out, unlike those of browsers.
  expect(screen.getByRole('rowheader').getAttribute('aria-label')).toBe('7');
});
