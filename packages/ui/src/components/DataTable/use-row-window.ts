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

/** Up to this many rows all are in the page: the browser's own search then finds each of them. */
const ALL_ROWS = 30;

/** Whether only the rows in sight are drawn. Paper takes every one. */
export const isWindow = (rows: ReadonlyArray<unknown>, isPrinting: boolean): boolean =>
  rows.length > ALL_ROWS && !isPrinting;

/** Rows drawn beyond each edge, so that quick scrolling shows no gap. */
const OVERSCAN = 5;

/** Fewer than these beyond an edge, and two are drawn: each time costs, and more at once cost a frame. */
const LEAST_OVERSCAN = 4;

/** What is drawn before it is known how much is in sight. */
const FIRST_RANGE: RowRange = { first: 0, end: 24 };

/** Heights in rem that are taken for rows until they are measured. */
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
  /** Paper takes every row. */
  isPrinting: boolean;
}

/** How high most rows are: a guess until the first ones of their shape are drawn. */
function useUsualHeight({ density, cardLines, rem }: RowWindowOptions) {
  const shape = `${density} ${cardLines}`;
  const [measured, setMeasured] = useState<{ shape: string; height: number } | null>(null);
  const isMeasured = measured?.shape === shape;
  const guess = cardLines ? cardLines * guesses.cardLine + guesses.cardEdge : guesses[density];
  const usual = isMeasured ? measured.height : guess * rem;
  return { usual, isMeasured, tellUsual: (height: number) => setMeasured({ shape, height }) };
}

/** The rows to draw: those that are drawn as long as there are enough of them. */
function rangeAround(region: HTMLElement, heights: RowHeights, drawn: RowRange): RowRange {
  const { scrollTop, clientHeight } = region;
  const first = heights.placeAt(scrollTop);
  const end = heights.placeAt(scrollTop + clientHeight) + 1;
  const around = (rows: number) => ({
    first: Math.max(first - rows, 0),
    end: Math.min(end + rows, heights.count),
  });
  const [least, most] = [around(LEAST_OVERSCAN), around(2 * OVERSCAN - LEAST_OVERSCAN)];
  const isEnough = drawn.first <= least.first && drawn.end >= least.end;
  const isTooMuch = drawn.first < most.first || drawn.end > most.end;
  return isEnough && !isTooMuch ? drawn : around(OVERSCAN);
}

/** The places in a range, and that of the row that is kept beyond it. */
function placesOf({ first, end }: RowRange, kept: number | null): number[] {
  const places = Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);
  if (kept === null || (kept >= first && kept < end)) return places;
  return kept < first ? [kept, ...places] : [...places, kept];
}

/** Which rows are drawn, and what puts them in their places. */
export function useRowWindow(options: RowWindowOptions) {
  const { region, rows, isPrinting } = options;
  const count = rows.length;
  const isWindowed = isWindow(rows, isPrinting);
  const body = useRef<HTMLTableSectionElement>(null);
  const [sight, setSight] = useState(FIRST_RANGE);
  // A row that has the focus stays in the page although it scrolls out of sight: otherwise the
  // focus would fall back to the start of the page.
  const [focused, keep] = useState<number | null>(null);
  const { usual, isMeasured, tellUsual } = useUsualHeight(options);
  const heights = useMemo(() => createRowHeights(rows, usual), [rows, usual]);
  const range = isWindowed
    ? { first: Math.min(sight.first, count), end: Math.min(sight.end, count) }
    : { first: 0, end: count };
  const kept = focused !== null && focused < count ? focused : null;

  const follow = () => {
    if (!region.current) return;
    setSight(rangeAround(region.current, heights, sight));
  };
  const settle = () => {
    if (!isWindowed || !body.current) return;
    layOutRows(body.current, heights, range, kept);
    const height = isMeasured ? 0 : middleHeight(body.current);
    if (height > 0) return tellUsual(height);
    // What scrolls stands around the rows, and is known only after they are there for the first time.
    if (!region.current) return;
    // What is in sight stays where it is when rows above turn out to be higher or lower.
    const anchor = heights.placeAt(region.current.scrollTop);
    const start = heights.startOf(anchor);
    if (measureRows(body.current, heights, range)) {
      layOutRows(body.current, heights, range, kept);
      region.current.scrollTop += heights.startOf(anchor) - start;
    }
    follow();
  };
  useFollowing({ region, body, isWindowed, follow, settle });
  return { isWindowed, body, range, places: placesOf(range, kept), keep };
}

interface Following extends Pick<RowWindowOptions, 'region'> {
  body: RefObject<HTMLTableSectionElement | null>;
  isWindowed: boolean;
  /** Draws the rows that are in sight. */
  follow: () => void;
  /** Puts the drawn rows in their places. */
  settle: () => void;
}

/** Keeps the drawn rows in step with what is in sight, before anything is painted. */
function useFollowing({ region, body, isWindowed, follow, settle }: Following) {
  useLayoutEffect(settle);
  const scroll = useEffectEvent(follow);
  const resize = useEffectEvent(settle);
  useEffect(() => {
    const [scroller, drawn] = [region.current, body.current];
    if (!isWindowed || !scroller || !drawn) return;
    // At once, so that rows are drawn in the very frame that shows where one scrolled to.
    const listener = () => flushSync(scroll);
    scroller.addEventListener('scroll', listener, { passive: true });
    const observer = new ResizeObserver(resize);
    observer.observe(scroller);
    observer.observe(drawn);
    return () => {
      scroller.removeEventListener('scroll', listener);
      observer.disconnect();
    };
  }, [isWindowed, region, body]);
}
