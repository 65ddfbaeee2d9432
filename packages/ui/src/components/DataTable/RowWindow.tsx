import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place, PlacesIn } from './body-row.tsx';
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
  /** The `id` of the row that has the focus. */
  focused: string | null;
  /** Called before the browser paints, whenever other rows are in view. */
  onChange: (shown: { placesIn: PlacesIn }) => void;
}

/** Where an element is, and what scrolls it besides the page. */
interface DocumentPlace {
  /** Distance in pixels from the top of the document. */
  offset: number;
  /** The element around it that scrolled last, such as the body of a dialog; null if only the page did. */
  scroller: Element | null;
}

/** Place of an element, updated whenever an element around it changes its height or scrolls. */
function useDocumentPlace(element: HTMLElement): DocumentPlace {
  const [place, setPlace] = useState<DocumentPlace>({ offset: 0, scroller: null });
  useLayoutEffect(() => {
    const measure = (scrolled: Element | null) => {
      const offset = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((before) =>
        before.offset === offset ? before : { offset, scroller: scrolled ?? before.scroller },
      );
    };
    const end = new AbortController();
    const listening = { passive: true, signal: end.signal };
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => measure(null));
    // Not of `body` only, whose height may be that of the screen, whatever is in it.
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const scrolled = outer;
      observer?.observe(outer);
      // Synchronous, so that the frame that scrolls paints the rows.
      outer.addEventListener('scroll', () => flushSync(() => measure(scrolled)), listening);
    }
    measure(null);
    return () => {
      observer?.disconnect();
      end.abort();
    };
  }, [element]);
  return place;
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

/** Index of a row among those of now; -1 if it is none of them. */
const indexIn = (rows: ReadonlyArray<{ id: string }>, focused: string | null): number =>
  focused === null ? -1 : rows.findIndex(({ id }) => id === focused);

/** Adds the index of the focused row to the indexes in view. */
function withRow(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

/** The places in view and, after a change of the rows too, that of the focused row. */
const placesWithFocus =
  (places: readonly Place[], measure: NonNullable<Place['measure']>): PlacesIn =>
  (rows, focused) => {
    const retained = indexIn(rows, focused);
    const retainedPlaces = places.filter(
      ({ index, isDetached }) => !isDetached || index === retained,
    );
    if (retained < 0 || retainedPlaces.some(({ index }) => index === retained))
      return retainedPlaces;
    const place = { index: retained, isDetached: true, measure };
    return [...retainedPlaces, place].sort((a, b) => a.index - b.index);
  };

/**
 * Row virtualization. Chooses the rows to render, and renders nothing itself: the body and its rows
 * stay when this is loaded, with the focus in them. The page scrolls and not the table, so that a
 * phone shows as many cards as fit. Space above and below represents the other rows. If an element
 * around the table scrolls too, the rows within the screen are rendered, whatever moved them there.
 */
export function RowWindow(props: RowWindowProps) {
  const { rows, body, focused, onChange } = props;
  const { offset, scroller } = useDocumentPlace(body);
  // The focused row remains rendered when it scrolls out of view: otherwise the focus would return
  // to the start of the page.
  const retained = useMemo(() => indexIn(rows, focused), [rows, focused]);
  const height = useUsualHeight(body, heightOf(props));
  // A key includes the usual height: a measured height remains valid in another order, but not for
  // cards. Made once: the library reads the key of each row below one that it measures, in each frame.
  const keys = useMemo(() => rows.map(({ id }) => `${height} ${id}`), [height, rows]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
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
    after: virtualizer.getTotalSize() + offset - (flow.at(-1)?.end ?? offset),
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
  useLayoutEffect(() => {
    if (!scroller) return;
    // The page cannot correct the place of rows below one that has not the assumed height.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, delta) => {
      const edge = Math.max(0, scroller.getBoundingClientRect().top) + window.scrollY;
      if (end <= edge) scroller.scrollTop += delta;
      return false;
    };
  }, [scroller, virtualizer]);
  const { measureElement: measure } = virtualizer;
  const places = items.map(({ index }) => ({ index, isDetached: isDetached(index), measure }));
  const shown = `${places.map(({ index }) => index)} ${detached?.index}`;
  const report = useEffectEvent(() => onChange({ placesIn: placesWithFocus(places, measure) }));
  useLayoutEffect(() => {
    if (shown) report();
  }, [shown]);
  return null;
}
