// The page that P7 measures; Vite builds it, so it may import code for browsers.
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

const ROWS = 10_000;

// Unlike the few tools and users these words are all different, with accents and capitals.
const words = ['Ángela', 'ñandú', 'María', 'Óscar', 'Zoraida', 'andrés', 'niño', 'Nube'];
const rows = sampleRuns(ROWS).map((row, index) => ({
  ...row,
  note: `${words[(index * 7919) % words.length]} ${(index * 48271) % ROWS}`,
}));
const columns = runColumns.map((column) =>
  column.key === 'note'
    ? { ...column, sort: { by: 'text' as const, value: (row: (typeof rows)[number]) => row.note } }
    : column,
);

let setRows: (next: typeof rows) => void = () => undefined;
let setSorting: (next: TableSorting | null) => void = () => undefined;

function Page() {
  const [shown, show] = useState(rows);
  const [sorting, sort] = useState<TableSorting | null>(null);
  setRows = show;
  setSorting = sort;
  return createElement(DataTable<(typeof rows)[number]>, {
    caption: 'Uso de las herramientas',
    columns: columns as typeof runColumns,
    rows: shown,
    rowKey: (row) => String(row.id),
    texts: tableTexts,
    viewMenu: viewTexts,
    sorting,
    onSortingChange: sort,
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(createElement(Page));

const columnOf = (key: string) => {
  const column = columns.find((one) => one.key === key);
  if (!column?.sort) throw new Error(`The column ${key} cannot be sorted.`);
  return { header: column.header, value: column.sort.value };
};

/** Pixels per frame: a row and more, as when one looks for something far down. */
const STEP = 40;

/** Scrolls an element. @returns frames per second. */
async function scroll(element: Element, milliseconds: number): Promise<number> {
  element.scrollTop = 0;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const start = await frame();
  let [frames, now] = [0, start];
  while (now - start < milliseconds) {
    frames += 1;
    element.scrollTop = frames * STEP;
    now = await frame();
  }
  return (frames * 1000) / (now - start);
}

/** The element that scrolls the table: its region, or on phones the page itself. */
function scroller(): Element {
  const region = document.querySelector('section');
  if (region && region.scrollHeight > region.clientHeight + 1) return region;
  return document.scrollingElement ?? document.documentElement;
}

const tablePage = {
  /** Sorts by a column whose order is not known. @returns milliseconds until the rows are sorted. */
  sort: async (key: string): Promise<number> => {
    flushSync(() => setSorting(null));
    flushSync(() => setRows([...rows]));
    const { header } = columnOf(key);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('thead button')];
    const button = buttons.find(({ textContent }) => textContent === header);
    const heading = button?.closest('th');
    if (!button || !heading) throw new Error(`The column ${key} has no button.`);
    const start = performance.now();
    const sorted = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(heading, { attributeFilter: ['aria-sort'] });
    });
    button.click();
    await sorted;
    // Includes the layout.
    document.body.getBoundingClientRect();
    return performance.now() - start;
  },
  /** Sorts only the values of a column with a collator. @returns milliseconds. */
  sortValues: (key: string): number => {
    const collator = new Intl.Collator('es');
    const start = performance.now();
    const { value } = columnOf(key);
    rows.map((row) => String(value(row))).sort(collator.compare);
    return performance.now() - start;
  },
  scrollToEnd: () => scroller().scrollTo({ top: scroller().scrollHeight }),
  scroll: (milliseconds: number) => scroll(scroller(), milliseconds),
  /** Scrolls an empty box of the same height. @returns frames per second. */
  scrollEmpty: async (milliseconds: number): Promise<number> => {
    const [box, content] = [document.createElement('div'), document.createElement('div')];
    Object.assign(box.style, { position: 'fixed', inset: '0', overflow: 'auto', zIndex: '99' });
    content.style.height = `${scroller().scrollHeight}px`;
    box.append(content);
    document.body.append(box);
    const rate = await scroll(box, milliseconds);
    box.remove();
    return rate;
  },
};

declare global {
  interface Window {
    tablePage: typeof tablePage;
  }
}
window.tablePage = tablePage;
