import type { RowHeights } from './row-heights.ts';

/** The rendered consecutive rows: from `first` up to and without `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** Browsers lay out in fractions of a pixel, while `offsetTop` and `offsetHeight` are whole ones. */
const ROUNDING = 1;

const rowOutOfRange = (body: HTMLTableSectionElement) =>
  body.querySelector<HTMLTableRowElement>(':scope > [data-out-of-range]');

/** The rendered consecutive rows, from the first in the range. */
const flowingRows = (body: HTMLTableSectionElement) =>
  Array.from(body.rows).filter((row) => row.dataset.outOfRange === undefined);

/**
 * Reserves space above and below the rendered rows for the others. Rows are in the normal flow, so
 * they cannot overlap; only a row outside of the range is positioned absolutely.
 * @param outside the place of the focused row where it is outside of the range.
 */
export function layOutRows(
  body: HTMLTableSectionElement,
  heights: RowHeights,
  { first, end }: RowRange,
  outside: number | null,
): void {
  body.style.paddingBlockStart = `${heights.startOf(first)}px`;
  body.style.paddingBlockEnd = `${heights.startOf(heights.count) - heights.startOf(end)}px`;
  const row = outside === null ? null : rowOutOfRange(body);
  if (row && outside !== null) row.style.insetBlockStart = `${heights.startOf(outside)}px`;
}

/**
 * Measures the rendered rows. Most frames read two values only: where the total height is as
 * stored, no single row is measured.
 * @returns whether any height changed.
 */
export function measureRows(
  body: HTMLTableSectionElement,
  heights: RowHeights,
  { first, end }: RowRange,
): boolean {
  const rows = flowingRows(body);
  const [top, bottom] = [rows[0], rows.at(-1)];
  // Heights are 0 where the table is hidden.
  if (!top || !bottom || bottom.offsetHeight === 0) return false;
  const high = bottom.offsetTop + bottom.offsetHeight - top.offsetTop;
  if (Math.abs(high - heights.startOf(end) + heights.startOf(first)) <= ROUNDING) return false;
  let hasChanged = false;
  for (const [index, row] of rows.entries()) {
    if (heights.set(first + index, row.getBoundingClientRect().height)) hasChanged = true;
  }
  return hasChanged;
}

/** The median height of the rendered rows; 0 where none is shown. */
export function middleHeight(body: HTMLTableSectionElement): number {
  const sorted = flowingRows(body).map((row) => row.getBoundingClientRect().height);
  sorted.sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
