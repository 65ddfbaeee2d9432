import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { ShownRows } from './body-row.tsx';
import { heightOf, type RowLayout } from './row-layout.ts';

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const OVERSCAN = 5;

/** Assumed viewport in pixels until the real one is known, as on a server. */
const FIRST_VIEWPORT = { width: 1280, height: 800 };

type MeasureRow = NonNullable<VirtualizerOptions<Window, HTMLTableRowElement>['measureElement']>;

export interface RowWindowProps extends RowLayout {
  /** Rows in display order. The array must stay the same until they change. */
  rows: ReadonlyArray<{ id: string }>;
  body: HTMLElement;
  /** Index of the row that has the focus. */
  focused: number | null;
  /** Called before the browser paints, whenever other rows are in view. */
  onChange: (shown: ShownRows) => void;
}

/**
 * Distance in pixels from the top of the document to an element, updated whenever the height of an
 * element around it changes.
 */
function useDocumentOffset(element: HTMLElement): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    const observer = new ResizeObserver(measure);
    // Not of `body` only, whose height may be that of the screen, whatever is in it.
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      observer.observe(outer);
    }
    measure();
    return () => observer.disconnect();
  }, [element]);
  return offset;
}

const scrolls = ['auto', 'scroll'];

/** Whether an element scrolls its content vertically, rather than growing with it. */
const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  scrolls.includes(getComputedStyle(element).overflowY);

/** Whether the rows scroll inside an element, such as the body of a dialog, and not with the page. */
function useNestedScroll(body: HTMLElement): boolean {
  const [isNested, setNested] = useState(false);
  useLayoutEffect(() => {
    // Of the table's own region, only the width scrolls.
    const region = body.closest('section');
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

/**
 * Height in pixels that most rendered rows have, or the estimate where they have no layout. For each row of another
 * height the library computes the places of all rows below again, and the browser lays them out twice in the frame.
 */
function useUsualHeight(body: HTMLElement, estimate: number): number {
  const [usual, setUsual] = useState(estimate);
  useLayoutEffect(() => {
    const heights = Array.from(body.children, (row) => row.getBoundingClientRect().height);
    const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
    setUsual(middle || estimate);
  }, [body, estimate]);
  return usual;
}

/** Adds the index of the focused row to the indexes in view. */
function withRow(indexes: number[], index: number | null): number[] {
  if (index === null || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

/**
 * Row virtualization. Chooses the rows to render, and renders nothing itself: the body and its rows
 * stay when this is loaded, with the focus in them. The page scrolls and not the table, so that a
 * phone shows as many cards as fit. Space above and below represents the other rows. If an element
 * around the table scrolls instead, all rows are rendered.
 */
export function RowWindow(props: RowWindowProps) {
  const { rows, body, focused, onChange } = props;
  const offset = useDocumentOffset(body);
  const isNested = useNestedScroll(body);
  // The focused row remains rendered when it scrolls out of view: otherwise the focus would return
  // to the start of the page.
  const retained = focused !== null && focused < rows.length ? focused : null;
  const height = useUsualHeight(body, heightOf(props));
  // A key includes the usual height: a measured height remains valid in another order, but not for
  // cards. Made once: the library reads the key of each row below one that it measures, in each frame.
  const keys = useMemo(() => rows.map(({ id }) => `${height} ${id}`), [height, rows]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    enabled: !isNested,
    estimateSize: useCallback(() => height, [height]),
    measureElement: useCallback<MeasureRow>(
      // Not in whole pixels, as the library does: rows in view would move by the rest for each one that
      // leaves, and all be painted again. A row without layout, as in a hidden tab, has no height: all
      // rows would fit the screen.
      (row, entry) =>
        (entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height) || height,
      [height],
    ),
    overscan: OVERSCAN,
    scrollMargin: offset,
    initialRect: FIRST_VIEWPORT,
    getItemKey: useCallback((index) => keys[index] ?? index, [keys]),
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
    // Set by script: a strict content security policy rejects `style` attributes in prerendered
    // HTML.
    body.style.paddingBlockStart = `${space.before}px`;
    body.style.paddingBlockEnd = `${space.after}px`;
  }, [body, space.before, space.after]);
  useLayoutEffect(() => {
    if (!detached) return;
    // After each render: the row is detached once the body has rendered what this reports.
    const row = body.querySelector<HTMLElement>(':scope > [data-detached]');
    if (row) row.style.insetBlockStart = `${space.detached}px`;
  });
  const measure = isNested ? undefined : virtualizer.measureElement;
  const places = isNested
    ? rows.map((_, index) => ({ index }))
    : items.map(({ index }) => ({ index, isDetached: isDetached(index), measure }));
  const shown = `${isNested} ${places.map(({ index }) => index)} ${detached?.index}`;
  const report = useEffectEvent(() => onChange({ places, isNested }));
  useLayoutEffect(() => {
    if (shown) report();
  }, [shown]);
  return null;
}
