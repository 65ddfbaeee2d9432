import type { RowHeights } from './row-heights.ts';

/** Which rows are drawn one after another: from `first` up to and without `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** Browsers lay out in shares of a pixel and tell whole ones. */
const ROUNDING = 1;

const storedRow = (body: HTMLTableSectionElement) =>
  body.querySelector<HTMLTableRowElement>(':scope > [data-kept]');

/** The drawn rows that follow each other, from the first in the range. */
const flowingRows = (body: HTMLTableSectionElement) =>
  Array.from(body.rows).filter((row) => row.dataset.kept === undefined);

/**
 * Room above and below the drawn rows for those that are not. They stand in the flow, so that none
 * can lie over another; only a row that was kept beyond them is set to its own place.
 * @param kept the place of the row that has the focus.
 */
export function layOutRows(
  body: HTMLTableSectionElement,
  heights: RowHeights,
  { first, end }: RowRange,
  kept: number | null,
): void {
  body.style.paddingBlockStart = `${heights.startOf(first)}px`;
  body.style.paddingBlockEnd = `${heights.startOf(heights.count) - heights.startOf(end)}px`;
  const row = kept === null ? null : storedRow(body);
  if (row && kept !== null) row.style.insetBlockStart = `${heights.startOf(kept)}px`;
}

/**
 * Tells how high the drawn rows are. Most frames ask for two figures only: where the rows together
 * are as high as was known, none is asked for its own height.
 * @returns whether any is higher or lower than was known.
 */
export function measureRows(
  body: HTMLTableSectionElement,
  heights: RowHeights,
  { first, end }: RowRange,
): boolean {
  const rows = flowingRows(body);
  const [top, bottom] = [rows[0], rows.at(-1)];
  // Nothing is high where the table is not shown.
  if (!top || !bottom || bottom.offsetHeight === 0) return false;
  const high = bottom.offsetTop + bottom.offsetHeight - top.offsetTop;
  if (Math.abs(high - heights.startOf(end) + heights.startOf(first)) <= ROUNDING) return false;
  let isNews = false;
  for (const [index, row] of rows.entries()) {
    if (heights.set(first + index, row.getBoundingClientRect().height)) isNews = true;
  }
  return isNews;
}

/** How high the middle one of the drawn rows is; 0 where none is shown. */
export function middleHeight(body: HTMLTableSectionElement): number {
  const drawn = flowingRows(body).map((row) => row.getBoundingClientRect().height);
  drawn.sort((a, b) => a - b);
  return drawn[drawn.length >> 1] ?? 0;
}
