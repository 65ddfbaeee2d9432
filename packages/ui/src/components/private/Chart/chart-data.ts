/**
 * A number, or a decimal string such as `120.50`: it is plotted as a rounded number, but formatted
 * exactly.
 */
export type ChartDatum = number | string;

/** A value; `null` is a gap. */
export type ChartValue = ChartDatum | null;

/** Texts of every chart. */
export interface ChartTexts {
  /** Label of the button that shows the data as a table: «Ver los datos en una tabla». */
  showTable: string;
  /** Label of the button that shows the chart again. */
  showChart: string;
  /**
   * Accessible name of the range input that explores the data with the arrow keys: «Recorrer los
   * datos».
   */
  explore: string;
  /** Text for an absent value: «Sin dato». */
  noValue: string;
  /**
   * Note on paper if not all rows of the table are printed: «Se imprimen 1.000 de 4.210 filas».
   * @param printed number of printed rows.
   * @param loaded number of rows.
   */
  printLimit: (printed: number, loaded: number) => string;
}

/** Formatting functions of a chart. */
export interface ChartFormats {
  /** Formats a value with its unit, for the readout and the table. */
  formatValue: (value: ChartDatum) => string;
  /** Formats a round value for the value axis, as short as possible. */
  formatValueTick: (value: number) => string;
}

/** A position of the horizontal axis, with the value of each series. */
export interface ChartRow {
  key: string;
  /** Label of the position: a date or a category. */
  label: string;
  /** Values in the order of the series; `undefined` if a series has no point. */
  values: ReadonlyArray<ChartValue | undefined>;
}

export const chartHeights = ['sm', 'md', 'lg'] as const;
export type ChartHeight = (typeof chartHeights)[number];

/** Returns the number to plot, or `null` if there is none. */
export function plottableNumber(value: ChartValue | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
