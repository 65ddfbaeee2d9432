import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { TableDensity } from './data-table-props.ts';
import { createRowHeights, type RowHeights } from './row-heights.ts';
import { layOutRows, measureRows, middleHeight, type RowRange } from './row-layout.ts';

/** Up to this many rows, all are rendered: the browser's own search then finds each of them. */
const ALL_ROWS = 30;

/** Whether only the rows in view are rendered. Printing renders all of them. */
export const isWindow = (rows: ReadonlyArray<unknown>, isPrinting: boolean): boolean =>
  rows.length > ALL_ROWS && !isPrinting;

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const OVERSCAN = 5;

/** The range moves when fewer rows than these remain beyond an edge: each move costs a render. */
const LEAST_OVERSCAN = 4;

/** Rendered before the size of the viewport is known. */
const FIRST_RANGE: RowRange = { first: 0, end: 24 };

/** Assumed heights of rows in rem until they are measured. */
const guesses = { comfortable: 2.25, compact: 1.75, cardLine: 1.65, cardEdge: 1.5 } as const;

export interface RowWindowOptions {
  /** The element that scrolls. */
  region: RefObject<HTMLElement | null>;
  /** The rows in their order; the same array until they change. */
  rows: ReadonlyArray<unknown>;
  density: TableDensity;
  /** One rem in pixels. */
  rem: number;
  /** Rows are cards of this many lines; 0 where they are rows. */
  cardLines: number;
  /** Printing renders every row. */
  isPrinting: boolean;
}

/** The usual height of rows: estimated until the first ones of their shape are rendered. */
function useUsualHeight({ density, cardLines, rem }: RowWindowOptions) {
  const shape = `${density} ${cardLines}`;
  const [measured, setMeasured] = useState<{ shape: string; height: number } | null>(null);
  const isMeasured = measured?.shape === shape;
  const guess = cardLines ? cardLines * guesses.cardLine + guesses.cardEdge : guesses[density];
  const usual = isMeasured ? measured.height : guess * rem;
  return { usual, isMeasured, setUsual: (height: number) => setMeasured({ shape, height }) };
}

/** The rows to render: the same range as long as it covers the view. */
function rangeAround(region: HTMLElement, heights: RowHeights, current: RowRange): RowRange {
  const { scrollTop, clientHeight } = region;
  const first = heights.placeAt(scrollTop);
  const end = heights.placeAt(scrollTop + clientHeight) + 1;
  const around = (rows: number) => ({
    first: Math.max(first - rows, 0),
    end: Math.min(end + rows, heights.count),
  });
  const [least, most] = [around(LEAST_OVERSCAN), around(2 * OVERSCAN - LEAST_OVERSCAN)];
  const isEnough = current.first <= least.first && current.end >= least.end;
  const isTooMuch = current.first < most.first || current.end > most.end;
  return isEnough && !isTooMuch ? current : around(OVERSCAN);
}

/** The places in a range, and that of the focused row outside of it. */
function placesOf({ first, end }: RowRange, focused: number | null): number[] {
  const places = Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);
  if (focused === null || (focused >= first && focused < end)) return places;
  return focused < first ? [focused, ...places] : [...places, focused];
}

/** The rows to render, and the element in which they are laid out. */
export function useRowWindow(options: RowWindowOptions) {
  const { region, rows, isPrinting } = options;
  const count = rows.length;
  const isWindowed = isWindow(rows, isPrinting);
  const body = useRef<HTMLTableSectionElement>(null);
  const [sight, setSight] = useState(FIRST_RANGE);
  // A row that has the focus stays in the page although it scrolls out of sight: otherwise the
  // focus would fall back to the start of the page.
  const [focusedPlace, setFocusedPlace] = useState<number | null>(null);
  const { usual, isMeasured, setUsual } = useUsualHeight(options);
  const heights = useMemo(() => createRowHeights(rows, usual), [rows, usual]);
  const range = isWindowed
    ? { first: Math.min(sight.first, count), end: Math.min(sight.end, count) }
    : { first: 0, end: count };
  const focused = focusedPlace !== null && focusedPlace < count ? focusedPlace : null;

  const follow = () => {
    if (!region.current) return;
    setSight(rangeAround(region.current, heights, sight));
  };
  const layOut = () => {
    if (!isWindowed || !body.current) return;
    layOutRows(body.current, heights, range, focused);
    const height = isMeasured ? 0 : middleHeight(body.current);
    if (height > 0) return setUsual(height);
    // The scroller is an ancestor, so its ref is set after the first layout effect of the rows.
    if (!region.current) return;
    // Visible rows do not move when the measured height of rows above differs from the estimate.
    const anchor = heights.placeAt(region.current.scrollTop);
    const start = heights.startOf(anchor);
    if (measureRows(body.current, heights, range)) {
      layOutRows(body.current, heights, range, focused);
      region.current.scrollTop += heights.startOf(anchor) - start;
    }
    follow();
  };
  useFollowing({ region, body, isWindowed, follow, layOut });
  return { isWindowed, body, range, places: placesOf(range, focused), setFocusedPlace };
}

interface Following extends Pick<RowWindowOptions, 'region'> {
  body: RefObject<HTMLTableSectionElement | null>;
  isWindowed: boolean;
  /** Renders the rows that are in view. */
  follow: () => void;
  /** Lays out the rendered rows. */
  layOut: () => void;
}

/** Updates the rendered rows when the view changes, before the next paint. */
function useFollowing({ region, body, isWindowed, follow, layOut }: Following) {
  useLayoutEffect(layOut);
  const scroll = useEffectEvent(follow);
  const resize = useEffectEvent(layOut);
  useEffect(() => {
    const [scroller, rows] = [region.current, body.current];
    if (!isWindowed || !scroller || !rows) return;
    // Synchronous, so that rows are rendered in the frame that shows the new scroll position.
    const listener = () => flushSync(scroll);
    scroller.addEventListener('scroll', listener, { passive: true });
    const observer = new ResizeObserver(resize);
    observer.observe(scroller);
    observer.observe(rows);
    return () => {
      scroller.removeEventListener('scroll', listener);
      observer.disconnect();
    };
  }, [isWindowed, region, body]);
}
