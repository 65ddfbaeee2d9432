import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ownSource } from '../../testing/own-source.ts';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { DataTable } from './DataTable.tsx';
import {
  runColumns,
  type SampleRun,
  sampleRuns,
  selectionTexts,
  tableTexts,
  totalColumns,
  viewTexts,
} from './sample-runs.tsx';

/** Selectable rows, with totals below. */
const meta = {
  title: 'DataTable/Rows',
  component: DataTable<SampleRun>,
  args: {
    caption: 'Uso de las herramientas',
    columns: runColumns,
    rows: sampleRuns(8),
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    locale: 'es',
    viewMenu: viewTexts,
    selection: selectionTexts,
    onSelectedChange: fn(),
  },
  parameters: { screenshots: { disable: true } },
} satisfies Meta<typeof DataTable<SampleRun>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const withScreenshots = { screenshots: { disable: false } } as const;
const boxOf = (canvas: Canvas, id: number) =>
  canvas.getByRole('checkbox', { name: `Seleccionar el uso ${id}` });
const boxOfAll = (canvas: Canvas) =>
  canvas.getByRole('checkbox', { name: 'Seleccionar los usos cargados' });
const selectedRows = (canvas: Canvas) =>
  within(canvas.getByRole('table'))
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true').length;

/** Where the text of an element is on the page; one rectangle per line. */
function textRects(element: Element | undefined) {
  const text = document.createRange();
  if (element) text.selectNodeContents(element);
  return [...text.getClientRects()];
}

/** Numbers that are wider than their column without its paddings, beside a timestamp and each other. */
export const LongNumbers: Story = {
  args: {
    selection: undefined,
    rows: sampleRuns(2),
    columns: [
      { key: 'id', header: 'Id', rowHeader: true, width: 5, cell: ({ id }) => String(id) },
      { key: 'tool', header: 'Herramienta', width: 36, cell: ({ tool }) => tool },
      { key: 'at', header: 'Fin', width: 9.5, nowrap: true, cell: () => '18/11/2026 21:05:31' },
      { key: 'score', header: 'Score', numeric: true, width: 5.5, cell: () => '1.234.567,5' },
      { key: 'credits', header: 'Créditos', numeric: true, width: 6, cell: () => '1.234.567,50' },
    ],
  },
  play: async ({ canvas }) => {
    for (const score of canvas.getAllByRole('cell', { name: '1.234.567,5' })) {
      const row = [...(score.parentElement?.children ?? [])];
      const lines = row.slice(2).map(textRects);
      await expect(lines.map(({ length }) => length)).toEqual([1, 1, 1]);
      const [time, first, second] = lines.flat();
      await expect(first?.left).toBeGreaterThan(time?.right ?? 0);
      await expect(second?.left).toBeGreaterThan(first?.right ?? 0);
    }
  },
};

/** A name gets the width that dates and numbers do not need. */
export const RemainingWidth: Story = {
  args: {
    selection: undefined,
    rows: sampleRuns(2),
    columns: [
      { key: 'id', header: 'Id', rowHeader: true, width: 5, cell: ({ id }) => String(id) },
      { key: 'tool', header: 'Herramienta', width: 18, cell: ({ tool }) => tool },
      { key: 'at', header: 'Fin', width: 9, nowrap: true, cell: () => '18/11/2026 21:05:31' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement instanceof HTMLElement) canvasElement.style.inlineSize = '50rem';
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const [, tool, date] = canvas.getAllByRole('columnheader');
    const remaining = (element: HTMLElement | undefined, minimum: number) =>
      (element?.offsetWidth ?? 0) - minimum * rem;
    await expect(remaining(date, 9)).toBeGreaterThan(0);
    await expect(Math.round(remaining(tool, 18) / remaining(date, 9))).toBe(4);
    if (canvasElement instanceof HTMLElement) canvasElement.style.removeProperty('inline-size');
  },
};

/** The longest amounts stay whole, within the table and beside each other, where columns have their minimum width. */
export const LongestNumbers: Story = {
  globals: { viewport: { value: 'w768' } },
  args: {
    selection: undefined,
    rows: sampleRuns(2),
    columns: [
      { key: 'id', header: 'Id', rowHeader: true, width: 5, cell: ({ id }) => String(id) },
      { key: 'tool', header: 'Herramienta', width: 18, cell: ({ tool }) => tool },
      { key: 'at', header: 'Fin', width: 9.5, nowrap: true, cell: () => '18/11/2026 21:05:31' },
      ...['Saldo', 'Créditos', 'Score'].map((header) => ({
        key: header,
        header,
        numeric: true,
        width: 6,
        sort: { by: 'decimal', value: () => '999999999999.99' } as const,
        cell: () => '999.999.999.999,99',
      })),
    ],
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const table = canvas.getByRole('table').getBoundingClientRect();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const lines = [...row.children].slice(3).map(textRects);
      await expect(lines.map(({ length }) => length)).toEqual([1, 1, 1]);
      const [first, second, third] = lines.flat();
      await expect(second?.left).toBeGreaterThan(first?.right ?? 0);
      await expect(third?.left).toBeGreaterThan(second?.right ?? 0);
      await expect(third?.right).toBeLessThanOrEqual(table.right);
    }
  },
};

/** Selects one row, a range with the Shift key, all rows and none, by mouse and keyboard. */
export const Selection: Story = {
  args: { columns: totalColumns },
  parameters: withScreenshots,
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(boxOf(canvas, 100_007));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['100007']);
    await expect(status).toHaveTextContent('1 uso seleccionado');
    await expect(boxOfAll(canvas)).toHaveAttribute('aria-checked', 'mixed');
    const row = canvas.getByRole('row', { name: /100007/ });
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf(canvas, 100_004));
    await userEvent.keyboard('{/Shift}');
    await expect(selectedRows(canvas)).toBe(4);
    await expect(boxOf(canvas, 100_004)).toHaveFocus();
    await expect(status).toHaveTextContent('4 usos seleccionados');
    boxOfAll(canvas).focus();
    await userEvent.keyboard(' ');
    await expect(boxOfAll(canvas)).toBeChecked();
    await expect(selectedRows(canvas)).toBe(8);
    await userEvent.keyboard(' ');
    await expect(selectedRows(canvas)).toBe(0);
    await expect(status).toHaveTextContent('Ningún uso seleccionado');
    await userEvent.tab();
    // The sort buttons are between the checkboxes.
    while (
      document.activeElement?.tagName === 'BUTTON' &&
      !boxOf(canvas, 100_008).matches(':focus')
    )
      await userEvent.tab();
    await userEvent.keyboard(' ');
    boxOf(canvas, 100_006).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(selectedRows(canvas)).toBe(3);
  },
};

/** Beside the text of its row, where a button makes the row higher, in a table of few columns. */
export const SelectionBesideButtons: Story = {
  args: {
    columns: totalColumns.slice(0, 2),
    details: {
      header: 'Detalle',
      buttonLabel: 'Ver',
      label: ({ id }) => `Ver ${id}`,
      onOpen: fn(),
    },
  },
  play: async ({ canvas }) => {
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const box = boxOf(canvas, 100_007).getBoundingClientRect();
    const [text] = textRects(canvas.getByRole('rowheader', { name: /100007/ }));
    await expect(Math.abs(middleOf(box) - middleOf(text ?? box))).toBeLessThanOrEqual(1);
    await expect((text?.left ?? 0) - box.right).toBeLessThan(box.width * 2);
  },
};

/** The caller stores the selected keys. Those of rows that are not loaded remain. */
export const SelectionControlled: Story = {
  args: { selected: ['100002', '7'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(boxOf(canvas, 100_002)).toBeChecked();
    await userEvent.click(boxOf(canvas, 100_001));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['100002', '7', '100001']);
    // The caller changed nothing, so nothing changes.
    await expect(boxOf(canvas, 100_001)).not.toBeChecked();
    await userEvent.click(boxOfAll(canvas));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      expect.arrayContaining(['7', '100001', '100008']),
    );
  },
};

/** A range includes rows that are not rendered, in display order. */
export const SelectionManyRows: Story = {
  args: { rows: sampleRuns(1000), columns: totalColumns },
  parameters: { docs: ownSource },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
    window.scrollTo(0, 0);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Seleccionar el uso 100999' }),
    );
    // Rows are measured while scrolling, so the end of the page moves until all are.
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(boxOf(canvas, 100_001)).toBeVisible();
    });
    const totals = canvas.getByRole('row', { name: /^Total/ });
    await expect(totals).toHaveAttribute('aria-rowindex', '1002');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf(canvas, 100_002));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('998 usos seleccionados');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      expect.not.arrayContaining(['100001']),
    );
    window.scrollTo(0, 0);
    await waitFor(() => expect(boxOf(canvas, 100_998)).toBeChecked());
    await expect(boxOf(canvas, 101_000)).not.toBeChecked();
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

/**
 * Content above the table moves it, also on a page whose `body` is as high as the screen, whatever is
 * in it: the rows in view are rendered.
 */
export const ManyRowsBelowChange: Story = {
  args: { rows: sampleRuns(1000), selection: undefined },
  parameters: { docs: ownSource },
  beforeEach: () => {
    const elements = [document.documentElement, document.body];
    for (const { style } of elements) style.height = '100%';
    return () => {
      for (const { style } of elements) style.height = '';
    };
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Ver el gráfico</Button>
        {isOpen ? <div style={{ blockSize: 4000 }} /> : null}
        <DataTable {...args} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.querySelector('[data-windowed]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el gráfico' }));
    window.scrollTo(0, 8000);
    const inMiddle = () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    await waitFor(() => expect(inMiddle()?.closest('tr')).not.toBeNull());
    window.scrollTo(0, 0);
  },
};

/**
 * Rows in view stay where they are, to a fraction of a pixel, while rows above them leave the page. Rows of
 * one height have their place before they are measured: the page does not grow.
 */
export const ManyRowsInPlace: Story = {
  args: { rows: sampleRuns(1000), selection: undefined, defaultHiddenColumns: ['note', 'tool'] },
  parameters: { docs: ownSource },
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-windowed] > tr')];
    const firstIndex = () => Number(rows()[0]?.ariaRowIndex);
    await waitFor(() => expect(rows()).not.toHaveLength(0));
    const { scrollHeight } = document.documentElement;
    window.scrollTo(0, 1000);
    await waitFor(() => expect(firstIndex()).toBeGreaterThan(10));
    const [before, row] = [firstIndex(), rows().at(15)];
    const place = () => (row?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const start = place();
    window.scrollTo(0, 1300);
    await waitFor(() => expect(firstIndex()).toBeGreaterThan(before + 4));
    await expect(row?.isConnected).toBe(true);
    await expect(place()).toBeCloseTo(start, 3);
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    window.scrollTo(0, 0);
  },
};

/**
 * Cards have checkboxes, the select-all checkbox is above them, and the totals are the last card.
 */
export const SelectionMobile: Story = {
  args: { rows: sampleRuns(2), columns: totalColumns, defaultSelected: ['100002'] },
  globals: { viewport: { value: 'w360' } },
  parameters: withScreenshots,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
    await userEvent.click(canvas.getByText('Seleccionar los usos cargados'));
    await expect(boxOf(canvas, 100_001)).toBeChecked();
    await userEvent.click(boxOf(canvas, 100_001));
    await expect(boxOfAll(canvas)).toHaveAttribute('aria-checked', 'mixed');
    const totals = canvas.getByRole('row', { name: /Total/ });
    const visible = [...totals.children].filter((cell) => cell.checkVisibility());
    const labels = visible.map((cell) => cell.getAttribute('data-label'));
    await expect(labels).toEqual([null, 'Registros', 'Créditos']);
    await expectFit();
  },
};

/** Totals of the loaded rows. More rows may follow, so the totals have no row index. */
export const Totals: Story = {
  args: { columns: totalColumns, selection: undefined, totalRows: 'unknown' },
  play: async ({ canvas }) => {
    const foot = canvas.getAllByRole('rowgroup').at(-1);
    await expect(foot?.tagName).toBe('TFOOT');
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    const totals = canvas.getByRole('row', { name: /^Total/ });
    await expect(totals).not.toHaveAttribute('aria-rowindex');
    const heading = canvas.getByRole('columnheader', { name: 'Créditos' });
    const column = [...(heading.parentElement?.children ?? [])].indexOf(heading);
    const { left, width } = heading.getBoundingClientRect();
    const total = totals.children[column]?.getBoundingClientRect();
    await expect([total?.left, total?.width]).toEqual([left, width]);
  },
};

/** Checkboxes and row headers stay in view while a wide table scrolls horizontally. */
export const LongContent: Story = {
  args: {
    defaultSelected: ['100007'],
    columns: totalColumns.map((column) => ({ ...column, width: 16 })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollLeft = 600;
    const name = canvas.getByRole('rowheader', { name: 'Total' });
    const box = boxOf(canvas, 100_007);
    await waitFor(() => {
      const { left } = region.getBoundingClientRect();
      const { left: start, right: end } = box.getBoundingClientRect();
      expect(start).toBeGreaterThanOrEqual(left);
      expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(end);
    });
    await expectFit();
  },
};

/** In a card a long value wraps, and its copy button preserves its size, with its focus ring within. */
export const LongCopyMobile: Story = {
  args: {
    rows: sampleRuns(1),
    columns: runColumns.map((column) =>
      column.copy ? { ...column, cell: () => 'maria.rodriguez@consultoria.example' } : column,
    ),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: /^Copiar/ });
    await waitFor(() => expect(copy.previousElementSibling?.clientHeight).toBeGreaterThan(30));
    const { width, height } = copy.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
    await userEvent.tab();
    copy.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(copy);
    await expect([outlineOffset, outlineWidth]).toEqual(['-2px', '2px']);
  },
};
