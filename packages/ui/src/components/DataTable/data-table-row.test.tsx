// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTableRow, type DataTableRowProps } from './DataTableRow.tsx';

afterEach(cleanup);

interface Run {
  id: number;
}

it('says its new place in another order without drawing its cells again', () => {
  const cell = vi.fn(({ id }: Run) => String(id));
  const same: Omit<DataTableRowProps<Run>, 'place'> = {
    columns: [{ key: 'id', header: 'ID', cell }],
    row: { id: 7 },
    isOutOfRange: false,
    isCard: false,
    context: { details: undefined, copied: null, copyCell: () => undefined },
  };
  const tableOf = (place: number) => (
    <table>
      <tbody>
        <DataTableRow {...same} place={place} />
      </tbody>
    </table>
  );
  const { rerender } = render(tableOf(0));
  rerender(tableOf(4));
  expect(screen.getByRole('row').getAttribute('aria-rowindex')).toBe('6');
  expect(cell).toHaveBeenCalledOnce();
});
