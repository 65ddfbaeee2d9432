import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  runColumns,
  type SampleRun,
  sampleRuns,
  selectionTexts,
  tableTexts,
  viewTexts,
} from '../DataTable/sample-runs.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { expectFit } from '../private/expect-fit.ts';
import type { CursorPages } from './cursor-pages.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import { useCursorPages } from './use-cursor-pages.ts';

const PAGE = 12;
const all = sampleRuns(3 * PAGE);

/** A list whose first page is loaded. */
const firstPage: CursorPages<SampleRun> = {
  rows: all.slice(0, PAGE),
  hasMore: true,
  isLoadingMore: false,
  isReloading: false,
  error: null,
  loadMore: fn(),
  retry: fn(),
};

const meta = {
  component: PagedTable<SampleRun>,
  args: {
    pages: firstPage,
    caption: 'Uso de las herramientas',
    columns: runColumns,
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    locale: 'es',
    viewMenu: viewTexts,
    pageTexts: {
      shown: (count, hasMore) => `Mostrando ${count} usos${hasMore ? '; hay más.' : '.'}`,
      more: 'Mostrar más',
      loadingMore: 'Cargando…',
      sortsLoaded: 'El orden se aplica solo a los usos mostrados.',
    },
    empty: <EmptyState title="Todavía no hay usos" />,
    failure: (_error, retry) => (
      <ErrorState
        title="No se pudo leer la lista"
        action={<Button onClick={retry}>Intentar de nuevo</Button>}
      >
        Revise su conexión.
      </ErrorState>
    ),
  },
  parameters: { screenshots: { disable: true } },
} satisfies Meta<typeof PagedTable<SampleRun>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }));
    await expect(args.pages.loadMore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuario' }));
    await expect(await canvas.findByText(/^El orden se aplica solo/)).toBeVisible();
  },
};
export const Playground: Story = {};

export const Loading: Story = {
  args: { pages: { ...firstPage, rows: undefined }, defaultHiddenColumns: ['note'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.queryByRole('columnheader', { name: 'Observación' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { pages: { ...firstPage, rows: [], hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay usos')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The next page failed: the rows remain, and the user can retry. */
export const LoadError: Story = {
  args: { pages: { ...firstPage, error: new Error('offline') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo leer la lista');
    await expect(canvas.getAllByRole('row')).toHaveLength(PAGE + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.pages.retry).toHaveBeenCalled();
  },
};

const read = fn<(cursor: string | null) => Promise<void>>();

/** A list of a site without a data library. */
function ReadTable(args: PagedTableProps<SampleRun>) {
  const pages = useCursorPages<SampleRun>({
    list: 'runs',
    read: async (cursor) => {
      await read(cursor);
      const end = Number(cursor ?? 0) + PAGE;
      return { rows: all.slice(end - PAGE, end), next: end < all.length ? String(end) : null };
    },
  });
  return <PagedTable {...args} pages={pages} />;
}

/** Pages are appended, and the focus stays on the button, then moves to the end of the list. */
export const AppendsPages: Story = {
  render: (args) => <ReadTable {...args} />,
  beforeEach: () => {
    read.mockReset();
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mostrar más' });
    const status = canvas.getByText('Mostrando 12 usos; hay más.');
    await expect(status).toHaveAttribute('role', 'status');
    await userEvent.click(more);
    await waitFor(() => expect(status).toHaveTextContent('Mostrando 24 usos; hay más.'));
    await expect(canvas.getByRole('button', { name: 'Mostrar más' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Mostrando 36 usos.'));
    await waitFor(() => expect(status).toHaveFocus());
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '37');
    await expect(read.mock.calls).toEqual([[null], ['12'], ['24']]);
  },
};

/** Each failed request is retried on its own. The focus is preserved when the button disappears. */
export const RetriesFailures: Story = {
  ...AppendsPages,
  beforeEach: () => {
    read.mockReset();
    read.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const retry = { name: 'Intentar de nuevo' };
    await userEvent.click(await canvas.findByRole('button', retry));
    await canvas.findByText('Mostrando 12 usos; hay más.');
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
    read.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }));
    await userEvent.click(await canvas.findByRole('button', retry));
    await canvas.findByText('Mostrando 24 usos; hay más.');
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(25);
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
    await expect(read.mock.calls).toEqual([[null], [null], ['12'], ['12']]);
  },
};

/** A list whose filter the user changes. */
function FilteredTable(args: PagedTableProps<SampleRun>) {
  const [year, setYear] = useState(2026);
  const pages = useCursorPages<SampleRun>({
    list: String(year),
    read: async () => {
      await read(String(year));
      return { rows: year === 2026 ? all.slice(0, PAGE) : [], next: null };
    },
  });
  return (
    <>
      <Button onClick={() => setYear(year === 2026 ? 2025 : 2026)}>Cambiar el año</Button>
      <PagedTable {...args} pages={pages} />
    </>
  );
}

/**
 * Columns, density, order and selection are those of the user while the list is replaced, through
 * its loading and empty states.
 */
export const PreservesView: Story = {
  args: { selection: selectionTexts },
  render: (args) => <FilteredTable {...args} />,
  beforeEach: () => {
    read.mockReset();
  },
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.queryByRole('columnheader', { name });
    const box = { name: `Seleccionar el uso ${all[0]?.id}` };
    await userEvent.click(await canvas.findByRole('checkbox', box));
    await userEvent.click(canvas.getByRole('button', { name: 'Usuario' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vista' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Vista' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Observación' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Filas compactas' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heading('Observación')).toBeNull());
    const change = canvas.getByRole('button', { name: 'Cambiar el año' });
    await userEvent.click(change);
    await canvas.findByText('Todavía no hay usos');
    const slow = Promise.withResolvers<void>();
    read.mockReturnValueOnce(slow.promise);
    await userEvent.click(change);
    await waitFor(() => expect(heading('Código')).toBeVisible());
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(heading('Observación')).toBeNull();
    slow.resolve();
    await expect(await canvas.findByRole('checkbox', box)).toBeChecked();
    await expect(heading('Observación')).toBeNull();
    await expect(heading('Usuario')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('table').closest('[data-density]')).toHaveAttribute(
      'data-density',
      'compact',
    );
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    pages: { ...firstPage, rows: all.slice(0, 2) },
    pageTexts: {
      shown: () => 'Mostrando 999.999.980 usos de las herramientas de la interventoría; hay más.',
      more: 'Mostrar los usos siguientes de esta interventoría',
      loadingMore: 'Cargando…',
    },
  },
  play: expectFit,
};
