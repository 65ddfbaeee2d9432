// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table } from './Table.tsx';

afterEach(cleanup);

it('leaves out on paper, with its heading, a column that says so', () => {
  render(
    <Table
      caption="Listas"
      columns={[
        { key: 'name', header: 'Nombre', rowHeader: true, cell: () => 'Lista 2026' },
        { key: 'actions', header: 'Acciones', hideOnPrint: true, cell: () => 'Publicar' },
      ]}
      rows={[{}]}
      rowKey={() => 'a'}
    />,
  );
  const hidden = (element: HTMLElement) => element.getAttribute('data-print');
  expect(screen.getAllByRole('columnheader').map(hidden)).toEqual([null, 'hidden']);
  expect(screen.getAllByRole('rowheader').map(hidden)).toEqual([null]);
  expect(screen.getAllByRole('cell').map(hidden)).toEqual(['hidden']);
});
