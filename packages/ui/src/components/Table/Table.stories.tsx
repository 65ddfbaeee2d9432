import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sampleColumns, sampleRows } from './sample-utilizations.tsx';
import { Table } from './Table.tsx';

const meta = {
  component: Table<(typeof sampleRows)[number]>,
  args: {
    caption: 'Mi Actividad',
    columns: sampleColumns,
    rows: sampleRows,
    rowKey: (row) => row.id,
  },
} satisfies Meta<typeof Table<(typeof sampleRows)[number]>>;
export default meta;

const smallViewportKeys = ['code', 'score', 'credits'];

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Mi Actividad' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(sampleColumns.length);
    await expect(within(table).getByRole('rowheader', { name: '1040' })).toBeVisible();
    const credits = within(table).getByText('34,50').closest('td');
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex');
    await expect(credits).toHaveStyle({ textAlign: 'end' });
  },
};
export const Playground: Story = {};
/** On a small viewport each row is a card. Screen readers still announce a table. */
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /R_INF_04/ });
    const [, code] = within(row).getAllByRole('cell');
    await expect(row).toBeVisible();
    await expect(code).toHaveAttribute('data-label', 'Herramienta');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Rows remain rows, for few columns of short text or numbers. */
export const RowsOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    caption: 'Créditos por herramienta',
    rowsOnMobile: true,
    columns: sampleColumns.filter(({ key }) => smallViewportKeys.includes(key)),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /R_INF_04/ });
    await expect(row).toHaveStyle({ display: 'table-row' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongContent: Story = {
  args: {
    rows: Array.from({ length: 30 }, (_, index) => ({
      ...(sampleRows[index % sampleRows.length] ?? sampleRows[0]),
      id: String(1000 + index),
      name: 'Relaciones espaciales político-administrativas de InfraestructuraProyectoLineaTransmision',
    })) as typeof sampleRows,
  } /** The region that scrolls can be reached and named. */,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Mi Actividad' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.blur();
    // The headings stay while the rows scroll.
    const [heading] = canvas.getAllByRole('columnheader');
    const topOf = (element = region) => element.getBoundingClientRect().top;
    region.scrollTop = 300;
    await waitFor(() => expect(region.scrollTop).toBe(300));
    await expect(Math.abs(topOf(heading) - topOf())).toBeLessThan(2);
    region.scrollTop = 0;
  },
};
