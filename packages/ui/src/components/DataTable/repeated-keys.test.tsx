// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './data-table-column.ts';

interface Access {
  at: string;
  username: string;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const columns: DataTableColumn<Access>[] = [
  { key: 'username', header: 'Usuario', cell: ({ username }) => username },
];

const tableOf = (rows: Access[]) => (
  <DataTable
    caption="Accesos"
    columns={columns}
    rows={rows}
    rowKey={({ at, username }) => `${at} ${username}`}
    texts={{ printLimit: () => '' }}
  />
);

const namesShown = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('shows each row once in every order, also of rows with one key', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const access = (username: string) => ({ at: '10:00', username });
  const orders = ['ana luz ana luz ana', 'luz luz ana ana ana', 'ana luz', 'luz ana ana luz ana'];
  const { rerender } = render(tableOf([]));
  for (const order of orders) {
    const names = order.split(' ');
    rerender(tableOf(names.map(access)));
    expect(namesShown()).toEqual(names);
  }
  expect(complain).not.toHaveBeenCalled();
});
