// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTableRow, type DataTableRowProps } from './DataTableRow.tsx';

afterEach(cleanup);

interface Run {
  id: number;
}

it('reports its new index in another order without rendering its cells again', () => {
  const cell = vi.fn(({ id }: Run) => String(id));
  const same: Omit<DataTableRowProps<Run>, 'index'> = {
    columns: [{ key: 'id', header: 'ID', cell }],
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
  const tableOf = (index: number) => (
    <table>
      <tbody>
        <DataTableRow {...same} index={index} />
      </tbody>
    </table>
  );
  const { rerender } = render(tableOf(0));
  rerender(tableOf(4));
  expect(screen.getByRole('row').getAttribute('aria-rowindex')).toBe('6');
  expect(cell).toHaveBeenCalledOnce();
});
