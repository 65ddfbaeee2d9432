import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { ownSource } from '../../testing/own-source.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DataTable } from './DataTable.tsx';
import { runColumns, type SampleRun, sampleRuns, tableTexts } from './sample-runs.tsx';

/** Inside an element that scrolls, only the rows in view are rendered too. */
const meta = {
  title: 'DataTable/InScroller',
  component: DataTable<SampleRun>,
  args: {
    caption: 'Uso de las herramientas',
    columns: runColumns,
    rows: sampleRuns(1000),
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    locale: 'es',
  },
  parameters: { docs: ownSource, screenshots: { disable: true } },
} satisfies Meta<typeof DataTable<SampleRun>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls an element to the last of 1,000 rows of a table in it, of which only those in view are rendered. */
async function scrollToLastRow(scroller: HTMLElement, table: HTMLElement) {
  const outer = [scroller, ...scroller.querySelectorAll<HTMLElement>('*')];
  // Rows are measured while scrolling, so the end moves until all are.
  await waitFor(() => {
    for (const element of outer)
      if (element.contains(table)) element.scrollTop = element.scrollHeight;
    const row = within(table).getAllByRole('row').at(-1);
    expect(row).toHaveAttribute('aria-rowindex', '1001');
    expect(row).toBeVisible();
  });
  await expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(60);
}

/** The body of a dialog scrolls, and not the page. */
export const InDialog: Story = {
  parameters: { docs: inFrame },
  render: (args) => (
    <Dialog open onOpenChange={() => {}} title="Uso de las herramientas" closeLabel="Cerrar">
      <DataTable {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await scrollToLastRow(dialog, await screen.findByRole('table'));
  },
};

/**
 * A script sets the height of the element in which the table scrolls after the first render: at no time more rows
 * are rendered than a screen needs. A row in view stays in its place while those above it turn out to be higher.
 */
export const InPanel: Story = {
  args: {
    columns: runColumns.map((column) =>
      column.key === 'tool'
        ? { ...column, cell: ({ id, tool }) => (id % 3 ? tool : `${tool} ${tool} ${tool}`) }
        : column,
    ),
  },
  render: (args) => (
    <div data-testid="panel">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('panel');
    const table = canvas.getByRole('table');
    let maxRows = 0;
    const count = () => {
      maxRows = Math.max(maxRows, table.querySelectorAll('tr').length);
    };
    const observer = new MutationObserver(count);
    observer.observe(table, { childList: true, subtree: true });
    await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
    Object.assign(panel.style, { blockSize: '25rem', overflow: 'auto' });
    await scrollToLastRow(panel, table);
    const rowInView = () => {
      const { left, top, height } = panel.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2)?.closest('tr');
    };
    panel.scrollTop -= 2000;
    await waitFor(() => expect(rowInView()).toBeTruthy());
    const [row, { scrollTop }] = [rowInView(), panel];
    const place = () => row?.getBoundingClientRect().top ?? 0;
    const start = place();
    panel.scrollTop -= 100;
    await waitFor(() => expect(panel.scrollTop).not.toBe(scrollTop));
    await expect(Math.abs(place() - start - 100)).toBeLessThan(1);
    observer.disconnect();
    await expect(maxRows).toBeLessThanOrEqual(60);
  },
};

/** The page scrolls by its `body`, as that of an application whose `html` does not. */
export const InBody: Story = {
  beforeEach: () => {
    const [html, body] = [document.documentElement.style, document.body.style];
    Object.assign(html, { height: '100%', overflow: 'hidden' });
    Object.assign(body, { height: '100%', overflow: 'auto' });
    return () => {
      Object.assign(html, { height: '', overflow: '' });
      Object.assign(body, { height: '', overflow: '' });
    };
  },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
    document.body.scrollTop = 15_000;
    const inMiddle = () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    await waitFor(() => expect(inMiddle()?.closest('tr')).not.toBeNull());
  },
};
