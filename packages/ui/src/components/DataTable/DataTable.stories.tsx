import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownSource } from '../../testing/own-source.ts';
import { whilePrinting } from '../../testing/print-styles.ts';
import { COPY_SHOWN_MS } from '../private/copy-text.ts';
import { DataTable } from './DataTable.tsx';
import { runColumns, type SampleRun, sampleRuns, tableTexts, viewTexts } from './sample-runs.tsx';

const meta = {
  component: DataTable<SampleRun>,
  args: {
    caption: 'Uso de las herramientas',
    columns: runColumns,
    rows: sampleRuns(12),
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    locale: 'es',
    viewMenu: viewTexts,
  },
} satisfies Meta<typeof DataTable<SampleRun>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text of each cell of a column, from the top. */
const columnTexts = (table: HTMLElement, place: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[place]?.textContent);

/** Columns without which the table fits its page; «Vista» shows them. */
const fewer = ['username', 'note'];

export const Default: Story = {
  args: { defaultHiddenColumns: fewer },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Uso de las herramientas' });
    await expect(table).toHaveAttribute('aria-rowcount', '13');
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    const [heading, first] = within(table).getAllByRole('row');
    await expect(heading).toHaveAttribute('aria-rowindex', '1');
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await expect(within(table).getByRole('rowheader', { name: /100012/ })).toBeVisible();
  },
};
export const Playground: Story = {};

/** A heading cycles through its directions by mouse and keyboard, and announces them. */
export const Sorting: Story = {
  args: { onSortingChange: fn() },
  parameters: { screenshots: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const head = within(table).getByRole('columnheader', { name: 'Usuario' });
    const original = columnTexts(table, 0);
    const rows = within(table).getAllByRole('row');
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(args.onSortingChange).toHaveBeenLastCalledWith({
      column: 'username',
      direction: 'ascending',
    });
    await expect(columnTexts(table, 3)[0]).toBe('andres.rincon');
    // Rows move together with the state of their cells.
    const places = within(table)
      .getAllByRole('row')
      .map((row) => rows.indexOf(row));
    await expect(places.toSorted((a, b) => a - b)).toEqual([...rows.keys()]);
    await expect(places).not.toEqual([...rows.keys()]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ordenado por Usuario/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await expect(columnTexts(table, 3)[0]).toBe('ximena.pena');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(head).not.toHaveAttribute('aria-sort'));
    await expect(columnTexts(table, 0)).toEqual(original);
    await expect(canvas.getByRole('status')).toHaveTextContent('En el orden de llegada');
  },
};

/** A screen that stores sorting and columns in its URL. */
export const Controlled: Story = {
  args: {
    sorting: { column: 'credits', direction: 'descending' },
    hiddenColumns: ['note', 'records'],
    density: 'compact',
    onSortingChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Créditos' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByRole('columnheader', { name: 'Registros' })).toBeNull();
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onSortingChange).toHaveBeenCalledWith({
      column: 'credits',
      direction: 'ascending',
    });
    // The caller changed nothing, so nothing changes.
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The user changes columns and density in a menu, which the keyboard opens and closes. */
export const ViewMenuOpen: Story = {
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Vista' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Vista' });
    await expect(within(menu).queryByRole('checkbox', { name: 'Id' })).toBeNull();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Observación' }));
    await expect(
      canvas.queryByRole('columnheader', { name: 'Observación', hidden: true }),
    ).toBeNull();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Filas compactas' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Vista' });
  },
};

// Not an arg of the story: Storybook would copy all rows on each navigation.
const manyRuns = sampleRuns(100_000);

/** 100,000 rows. Only those in view are in the page. */
export const ManyRows: Story = {
  // Few columns, because the headings of a table that scrolls horizontally are not sticky.
  args: {
    caption: 'Uso de las herramientas, 100.000 filas',
    defaultHiddenColumns: ['note', 'tool'],
  },
  render: (args) => <DataTable {...args} rows={manyRuns} />,
  parameters: { docs: ownSource, screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const page = document.documentElement;
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    // Rows are measured while scrolling, so the end of the page moves until all are.
    await waitFor(() => {
      window.scrollTo(0, page.scrollHeight);
      expect(canvas.getByRole('rowheader', { name: /100001/ })).toBeVisible();
    });
    const [headings] = within(table).getAllByRole('rowgroup');
    const { top = -1 } = headings?.getBoundingClientRect() ?? {};
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(100);
    const rows = within(table).getAllByRole('row');
    await expect(rows.length).toBeLessThanOrEqual(60);
    await expect(rows.at(-1)).toHaveAttribute('aria-rowindex', '100001');
    await userEvent.click(canvas.getByRole('button', { name: 'Id' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Id' }));
    // A new order starts at the headings.
    await waitFor(() => expect(window.scrollY).toBeLessThan(200));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /100001/ })).toBeVisible());
  },
};

/** A focused row remains in the page when it scrolls out of view. */
export const PreservesFocus: Story = {
  args: {
    rows: sampleRuns(5000),
    details: {
      header: 'Detalle',
      buttonLabel: 'Ver',
      label: (row) => `Ver el uso ${row.id}`,
      onOpen: fn(),
    },
  },
  parameters: { docs: ownSource, screenshots: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ver el uso 105000' });
    button.focus();
    window.scrollTo(0, 60_000);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Ver el uso 104990' })).toBeNull(),
    );
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.details?.onOpen).toHaveBeenCalledWith(args.rows[0]);
    button.blur();
    window.scrollTo(0, 90_000);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

export const Details: Story = {
  args: {
    defaultHiddenColumns: [...fewer, 'credits'],
    details: {
      header: 'Detalle',
      buttonLabel: 'Ver',
      label: (row) => `Ver el uso ${row.id}`,
      onOpen: fn(),
    },
  },
};

const writeText = fn(async (_text: string) => undefined);
/** A cell shows and announces whether its value was copied. */
export const CopyCell: Story = {
  parameters: { screenshots: { disable: true }, suspendedTimer: COPY_SHOWN_MS },
  beforeEach: () => {
    const original = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => {
      Object.defineProperty(navigator, 'clipboard', { value: original, configurable: true });
    };
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button', { name: 'Copiar el identificador 100012' });
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith('100012');
    await waitFor(() => expect(status).toHaveTextContent('Identificador copiado'));
    await expect(button).toHaveAttribute('data-outcome', 'copied');
    await expect(button).toHaveFocus();
    await expect(status.getBoundingClientRect().width).toBeGreaterThan(100);
    // A repeated message is announced again, because it is in another element.
    const first = status.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el identificador 100011' }));
    await waitFor(() => expect(status.firstElementChild).not.toBe(first));
    await expect(status).toHaveTextContent('Identificador copiado');
    await expect(button).not.toHaveAttribute('data-outcome');
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent('El navegador no permitió copiar'));
    await expect(button).toHaveAttribute('data-outcome', 'failed');
  },
};

/** On a small viewport rows are cards, and the menu contains the sort order. */
export const Mobile: Story = {
  args: { rows: sampleRuns(200) },
  // A screenshot of the whole list would have 47,000 pixels.
  parameters: { docs: ownSource, screenshots: { area: 'viewport' } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const first = () => within(table).getAllByRole('row')[1];
    await waitFor(() => expect(first()?.children[1]).toHaveAttribute('data-label', 'Código'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(table).queryByRole('button', { name: 'Usuario' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vista' }));
    const menu = await screen.findByRole('dialog', { name: 'Vista' });
    await userEvent.selectOptions(
      within(menu).getByRole('combobox', { name: 'Ordenar por' }),
      'Usuario, de mayor a menor',
    );
    await waitFor(() => expect(first()).toHaveTextContent('ximena.pena'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Extreme values, empty columns and long words. */
export const LongContent: Story = {
  // Rows out of view have estimated heights, so the total height is not constant.
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    rows: sampleRuns(34).map((row, place) => ({
      ...row,
      id: [row.id, 1_234_567, row.id, 987_654_321_012][place] ?? row.id,
      tool:
        place % 4 === 1
          ? 'Relaciones espaciales político-administrativas de InfraestructuraProyectoLineaTransmision'
          : row.tool,
      username: place === 2 ? 'maria-de-los-angeles.rodriguez-montenegro' : row.username,
      credits: place === 1 ? '-1234567890123.75' : row.credits,
      note: null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    // Rows are measured: a tall row does not overlap the next one.
    await waitFor(() => {
      const [high, next] = [rows[2], rows[3]].map((row) => row?.getBoundingClientRect());
      expect(next?.top).toBeGreaterThanOrEqual((high?.bottom ?? 0) - 1);
    });
    const rowheader = { name: /^(1234567|987654321012)/ };
    const [short, long] = canvas.getAllByRole('rowheader', rowheader) as [HTMLElement, HTMLElement];
    const digits = document.createRange();
    digits.selectNodeContents(within(short).getByText('1234567'));
    await expect(digits.getClientRects()).toHaveLength(1);
    // The button of a long value is in the padding between two columns.
    const copy = within(long).getByRole('button').getBoundingClientRect();
    const next = getComputedStyle(long).paddingInlineStart;
    const end = long.getBoundingClientRect().right;
    await expect(copy.right).toBeLessThanOrEqual(end + Number.parseFloat(next));
    await expect(document.elementFromPoint(copy.right - 2, copy.top + 2)).toBe(
      within(long).getByRole('button'),
    );
  },
};

/** More columns than fit: the region scrolls horizontally, and the row headers stay in view. */
export const WideContent: Story = {
  args: {
    columns: [
      ...runColumns,
      ...['Cliente', 'Proyecto', 'Expediente', 'Corredor'].map((header) => ({
        key: header,
        header,
        width: 14,
        cell: (row: SampleRun) => `${header} ${row.id}`,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollLeft = 400;
    const name = canvas.getByRole('rowheader', { name: /100012/ });
    const [heading, next] = canvas.getAllByRole('columnheader');
    await waitFor(() => {
      const { left } = region.getBoundingClientRect();
      expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      expect(heading?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    });
    // A focused element scrolls out from behind the row headers, also if a part of it is in view.
    const sort = within(next ?? region).getByRole('button');
    const box = () => sort.getBoundingClientRect();
    const edge = heading?.getBoundingClientRect().right ?? 0;
    for (const inView of [0, 3]) {
      sort.blur();
      region.scrollLeft = 0;
      region.scrollLeft = box().right - edge - inView;
      sort.focus();
      await waitFor(() => expect(box().left).toBeGreaterThanOrEqual(edge - 1));
    }
    sort.blur();
    region.scrollLeft = 400;
    // Columns that continue beyond the edge fade out there.
    await expect(getComputedStyle(region, '::after').position).toBe('sticky');
    await expect(region.scrollHeight).toBeLessThanOrEqual(region.offsetHeight);
  },
};

/** Prints all rows, up to 1,000, without buttons, and notes how many are omitted. */
export const Printing: Story = {
  args: { rows: sampleRuns(1500) },
  parameters: { docs: ownSource, screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1001));
    const [headings] = within(table).getAllByRole('rowgroup');
    if (headings) await expect(within(headings).queryByRole('button')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
    await expect(canvas.getByText(/Se imprimen 1.000 de 1.500 filas/)).toBeInTheDocument();
  },
};

/** In print a word without spaces breaks instead of displacing columns from the page. */
export const PrintingLongWord: Story = {
  args: {
    rows: sampleRuns(3).map((run, index) =>
      index === 1 ? { ...run, username: 'hidroelectrica'.repeat(8) } : run,
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await whilePrinting(async () => {
      const table = canvas.getByRole('table');
      const { right } = canvas.getByRole('region').getBoundingClientRect();
      await waitFor(() => expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(right));
      for (const code of within(table).getAllByText(/^R_INF_\d\d$/)) {
        const text = document.createRange();
        text.selectNodeContents(code);
        await expect(text.getClientRects()).toHaveLength(1);
      }
    });
  },
};

/** In print a copyable number takes one line, and stays in its column, however small the page is. */
export const PrintingCopies: Story = {
  args: { rows: sampleRuns(3) },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const [paper] = canvasElement.children;
    if (paper instanceof HTMLElement) paper.style.maxInlineSize = '28rem';
    await whilePrinting(async () => {
      for (const id of canvas.getAllByRole('rowheader')) {
        const text = document.createRange();
        text.selectNodeContents(within(id).getByText(/^\d{6}$/));
        await expect(text.getClientRects()).toHaveLength(1);
        await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
          id.getBoundingClientRect().right,
        );
      }
    });
  },
};
