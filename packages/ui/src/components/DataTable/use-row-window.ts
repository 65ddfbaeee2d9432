import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { heightOf, type RowLayout } from './row-layout.ts';

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const OVERSCAN = 8;

/** Assumed viewport in pixels until the real one is known, as on a server. */
const FIRST_VIEWPORT = { width: 1280, height: 800 };

type MeasureRow = NonNullable<VirtualizerOptions<Window, HTMLTableRowElement>['measureElement']>;

export interface RowWindowOptions extends RowLayout {
  /** Rows in display order. The array must stay the same until they change. */
  rows: ReadonlyArray<{ id: string }>;
}

/**
 * Distance in pixels from the top of the document to an element, updated whenever the height of the
 * document changes.
 */
function useDocumentOffset(ref: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return offset;
}

const scrolls = ['auto', 'scroll'];

/** Whether an element scrolls its content vertically, rather than growing with it. */
const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  scrolls.includes(getComputedStyle(element).overflowY);

/** Whether the rows scroll inside an element, such as the body of a dialog, and not with the page. */
function useNestedScroll(body: RefObject<HTMLElement | null>): boolean {
  const [isNested, setNested] = useState(false);
  useLayoutEffect(() => {
    // Of the table's own region, only the width scrolls.
    const region = body.current?.closest('section');
    if (!region || isNested || typeof ResizeObserver === 'undefined') return;
    const check = () => {
      let outer = region.parentElement;
      // The page scrolls by `html`, whatever `body` says of itself.
      while (outer && outer !== document.body && !isScroller(outer)) outer = outer.parentElement;
      if (outer && outer !== document.body) setNested(true);
    };
    // The table in a tab that is not shown has no height; it is checked again once it is shown.
    const observer = new ResizeObserver(check);
    observer.observe(region);
    check();
    return () => observer.disconnect();
  }, [body, isNested]);
  return isNested;
}

/** Adds the index of the focused row to the indexes in view. */
function withRow(indexes: number[], index: number | null): number[] {
  if (index === null || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

/**
 * Selects the rows to render. The page scrolls and not the table, so that a phone shows as many
 * cards as fit. Space above and below represents the other rows. If an element around the table
 * scrolls instead, all rows are rendered.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { rows } = options;
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useDocumentOffset(body);
  const isNested = useNestedScroll(body);
  // The focused row remains rendered when it scrolls out of view: otherwise the focus would return
  // to the start of the page.
  const [focused, setFocused] = useState<number | null>(null);
  const retained = focused !== null && focused < rows.length ? focused : null;
  const height = heightOf(options);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    enabled: !isNested,
    estimateSize: useCallback(() => height, [height]),
    measureElement: useCallback<MeasureRow>(
      // A row without layout, as in a hidden tab, has no height: all rows would fit the screen.
      (row, entry, instance) => measureElement(row, entry, instance) || height,
      [height],
    ),
    overscan: OVERSCAN,
    scrollMargin: offset,
    initialRect: FIRST_VIEWPORT,
    // The key includes the estimated height: a measured height remains valid in another order, but
    // not for cards.
    getItemKey: useCallback((index) => `${height} ${rows[index]?.id}`, [height, rows]),
    rangeExtractor: useCallback(
      (range) => withRow(defaultRangeExtractor(range), retained),
      [retained],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const indexes = new Set(items.map(({ index }) => index));
  const isDetached = (index: number) =>
    index === retained && !indexes.has(index - 1) && !indexes.has(index + 1);
  const flow = items.filter(({ index }) => !isDetached(index));
  const detached = items.find(({ index }) => isDetached(index));
  const space = {
    before: (flow[0]?.start ?? offset) - offset,
    after: isNested ? 0 : virtualizer.getTotalSize() + offset - (flow.at(-1)?.end ?? offset),
    detached: (detached?.start ?? offset) - offset,
  };
  useLayoutEffect(() => {
    const { current: element } = body;
    if (!element) return;
    // Set by script: a strict content security policy rejects `style` attributes in prerendered
    // HTML.
    element.style.paddingBlockStart = `${space.before}px`;
    element.style.paddingBlockEnd = `${space.after}px`;
    const row = element.querySelector<HTMLElement>(':scope > [data-detached]');
    if (row) row.style.insetBlockStart = `${space.detached}px`;
  }, [space.before, space.after, space.detached]);
  return {
    body,
    isNested,
    places: isNested
      ? rows.map((_, index) => ({ index }))
      : items.map(({ index }) => ({ index, isDetached: isDetached(index) })),
    measure: isNested ? undefined : virtualizer.measureElement,
    retain: setFocused,
  };
}
