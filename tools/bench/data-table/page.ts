// The page that P7 measures; Vite builds it, so it may import what runs in browsers only.
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/entries/reset.ts';
import '../../../packages/ui/src/entries/themes/sheet.ts';
import {
  runColumns,
  sampleRuns,
  tableTexts,
  viewTexts,
} from '../../../packages/ui/src/components/DataTable/sample-runs.tsx';
import { DataTable, type TableSorting } from '../../../packages/ui/src/entries/index.ts';
import type { TablePage } from './table-page.ts';

const ROWS = 100_000;

// Beside few tools and users, words that are all different, with accents and capitals.
const given = ['Ángela', 'ñandú', 'María', 'Óscar', 'Zoraida', 'andrés', 'niño', 'Nube'];
const rows = sampleRuns(ROWS).map((row, place) => ({
  ...row,
  note: `${given[(place * 7919) % given.length]} ${(place * 48271) % ROWS}`,
}));
const columns = runColumns.map((column) =>
  column.key === 'note'
    ? { ...column, sort: { by: 'text' as const, value: (row: (typeof rows)[number]) => row.note } }
    : column,
);

let setRows: (next: typeof rows) => void = () => undefined;
let setSorting: (next: TableSorting | null) => void = () => undefined;

function Page() {
  const [shown, set] = useState(rows);
  const [sorting, order] = useState<TableSorting | null>(null);
  setRows = set;
  setSorting = order;
  return createElement(DataTable<(typeof rows)[number]>, {
    caption: 'Uso de las herramientas',
    columns: columns as typeof runColumns,
    rows: shown,
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    viewMenu: viewTexts,
    sorting,
    onSortingChange: order,
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(createElement(Page));

const collator = new Intl.Collator('es');

/** The values of a column as a browser's own sort would have them. */
function plainSort(key: string): void {
  const sort = columns.find((column) => column.key === key)?.sort;
  if (!sort) throw new Error(`The column ${key} cannot be sorted.`);
  const values = rows.map((row) => sort.value(row));
  values.sort((a, b) => collator.compare(String(a), String(b)));
}

function heading(key: string): HTMLButtonElement {
  const header = columns.find((column) => column.key === key)?.header;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('thead button')];
  const button = buttons.find(({ textContent }) => textContent === header);
  if (!button) throw new Error(`The column ${key} has no button.`);
  return button;
}

/** Comes when the heading of a button says another order than before: the rows stand in it then. */
function toldOrder(button: HTMLButtonElement): Promise<void> {
  const head = button.closest('th');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    if (head) observer.observe(head, { attributeFilter: ['aria-sort'] });
  });
}

/** Pixels in each frame: a row and more, as one who looks for something far down scrolls. */
const STEP = 40;

/** Scrolls an element for some milliseconds, a step in each frame. @returns frames per second. */
async function scroll(element: Element, milliseconds: number): Promise<number> {
  element.scrollTop = 0;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const start = await frame();
  let frames = 0;
  let top = 0;
  let now = start;
  while (now - start < milliseconds) {
    top += STEP;
    element.scrollTop = top;
    now = await frame();
    frames += 1;
  }
  return (frames * 1000) / (now - start);
}

const page: TablePage = {
  // New rows to the table, so that nothing is known of their order.
  refresh: () => {
    // One press after another would lead to the other direction, and to no order at all.
    flushSync(() => setSorting(null));
    flushSync(() => setRows([...rows]));
  },
  sort: async (key) => {
    const button = heading(key);
    const start = performance.now();
    const ordered = toldOrder(button);
    button.click();
    await ordered;
    // The layout belongs to what one waits for.
    document.body.getBoundingClientRect();
    return performance.now() - start;
  },
  plainSort: (key) => {
    const start = performance.now();
    plainSort(key);
    return performance.now() - start;
  },
  scroll: (milliseconds) => {
    const region = document.querySelector('section');
    if (!region) throw new Error('The table has no region.');
    return scroll(region, milliseconds);
  },
  emptyScroll: async (milliseconds) => {
    const box = document.createElement('div');
    const inner = document.createElement('div');
    Object.assign(box.style, { position: 'fixed', inset: '0', overflow: 'auto', zIndex: '99' });
    inner.style.height = '3600000px';
    box.append(inner);
    document.body.append(box);
    const rate = await scroll(box, milliseconds);
    box.remove();
    return rate;
  },
};
Object.assign(window, { tablePage: page });
