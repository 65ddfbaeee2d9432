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
 * Returns the columns, those of decimals as wide as their longest one needs: in two lines it would be
 * misread. Half a rem per character of the sort value, which has no separators. The array stays the same
 * where no column has to be wider.
 */
export function fitDecimals<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  rows: ReadonlyArray<Row>,
): ReadonlyArray<DataTableColumn<Row>> {
  const fitted = columns.map((column) => {
    const { sort, width: minimum = DEFAULT_WIDTH } = column;
    if (sort?.by !== 'decimal') return column;
    const width = rows.reduce(
      (max, row) => Math.max(max, `${sort.value(row)}`.length / 2 + 1),
      minimum,
    );
    return width > minimum ? { ...column, width } : column;
  });
  return fitted.every((column, at) => column === columns[at]) ? columns : fitted;
}
