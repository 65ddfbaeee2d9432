import type { DataTableColumn } from './data-table-column.ts';

type SizedColumn = Pick<DataTableColumn<never>, 'width'>;

/** Width of a column that sets none, in rem. */
const USUAL_WIDTH = 8;

/**
 * Widths are whole numbers of half a rem: each is a class of the style sheet, so that rendered HTML has
 * its columns before a script runs. A `style` attribute would be rejected by a strict policy.
 */
export const WIDTH_STEPS_PER_REM = 2;

/** What widths are counted in. */
export const WIDTH_UNIT = '1rem';

/** The greatest width, 40 rem. */
export const MOST_WIDTH_STEPS = 80;

const stepsOf = ({ width = USUAL_WIDTH }: SizedColumn): number =>
  Math.min(Math.max(Math.round(width * WIDTH_STEPS_PER_REM), 1), MOST_WIDTH_STEPS);

/** The class of a width. */
export const classOfWidth = (steps: number): string => `w${steps}`;

/** The class that gives a cell the width of its column. */
export const widthClass = (column: SizedColumn): string => classOfWidth(stepsOf(column));

/** The least width of columns together, in rem. */
export const totalWidth = (columns: ReadonlyArray<SizedColumn>): number =>
  columns.reduce((sum, column) => sum + stepsOf(column), 0) / WIDTH_STEPS_PER_REM;
