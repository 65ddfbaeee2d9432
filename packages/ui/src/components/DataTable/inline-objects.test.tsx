// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './data-table-column.ts';

interface Station {
  code: string;
}

const cell = vi.fn(({ code }: Station) => code);
const sortValue = vi.fn(({ code }: Station) => code);
const total = vi.fn((rows: ReadonlyArray<Station>) => String(rows.length));
const open = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const columns: DataTableColumn<Station>[] = [
  { key: 'code', header: 'Código', cell, footer: total, sort: { by: 'text', value: sortValue } },
];
const rows = ['C', 'A', 'B'].map((code) => ({ code }));

/** A table whose objects are new in each render. */
const tableOf = (verb: string) => (
  <DataTable
    caption="Estaciones"
    columns={columns}
    rows={rows}
    rowKey={({ code }) => code}
    defaultSorting={{ column: 'code', direction: 'ascending' }}
    texts={{ printLimit: () => '' }}
    selection={{
      header: 'Selección',
      allLabel: 'Seleccionar todas',
      label: ({ code }) => `${verb} ${code}`,
      selected: String,
    }}
    details={{
      header: 'Detalles',
      buttonLabel: 'Ver',
      label: ({ code }) => `Ver ${code} para ${verb}`,
      onOpen: ({ code }) => open(verb, code),
    }}
  />
);

it('sorts, totals and renders no cell again for new objects of the same contents', () => {
  const { rerender } = render(tableOf('Seleccionar'));
  vi.clearAllMocks();
  rerender(tableOf('Seleccionar'));
  expect(sortValue).not.toHaveBeenCalled();
  expect(total).not.toHaveBeenCalled();
  expect(cell).not.toHaveBeenCalled();
});

it('shows the labels and calls the handler of the last render', () => {
  const { rerender } = render(tableOf('Seleccionar'));
  rerender(tableOf('Marcar'));
  expect(screen.getByRole('checkbox', { name: 'Marcar B' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver B para Marcar' }));
  expect(open.mock.calls).toEqual([['Marcar', 'B']]);
});
