import type { DataTableColumn } from './data-table-column.ts';

type SizedColumn = Pick<DataTableColumn<never>, 'width'>;

/** Default width of a column, in rem. */
const DEFAULT_WIDTH = 8;

/**
 * Widths are multiples of half a rem. Each is a class of the style sheet, so that prerendered HTML
 * has its column widths before JavaScript runs: a strict content security policy rejects `style`
 * attributes.
 */
export const WIDTH_STEPS_PER_REM = 2;

/** CSS unit of the widths. */
export const WIDTH_UNIT = '1rem';

/** Maximum width: 40 rem. */
export const MAX_WIDTH_STEPS = 80;

const stepsOf = ({ width = DEFAULT_WIDTH }: SizedColumn): number =>
  Math.min(Math.max(Math.round(width * WIDTH_STEPS_PER_REM), 1), MAX_WIDTH_STEPS);

/** Class name of a width in steps. */
export const classOfWidth = (steps: number): string => `w${steps}`;

/** Class name that sets the width of a column on a cell. */
export const widthClass = (column: SizedColumn): string => classOfWidth(stepsOf(column));

/** Total minimum width of some columns, in rem. */
export const totalWidth = (columns: ReadonlyArray<SizedColumn>): number =>
  columns.reduce((sum, column) => sum + stepsOf(column), 0) / WIDTH_STEPS_PER_REM;

/**
 * Returns the column, as wide as its longest decimal needs: in two lines it would be misread. Half a rem
 * per character of the sort value, which has no separators.
 */
export const fitDecimals = <Row>(
  column: DataTableColumn<Row>,
  rows: ReadonlyArray<Row>,
): DataTableColumn<Row> => ({
  ...column,
  width: rows.reduce(
    (max, row) =>
      column.sort?.by === 'decimal'
        ? Math.max(max, `${column.sort.value(row)}`.length / 2 + 1)
        : max,
    column.width ?? DEFAULT_WIDTH,
  ),
});
