/** A number, or a decimal string such as `120.50`, which is plotted rounded but announced exactly. */
export type ChartDatum = number | string;

/** A value, or a gap where none is known. */
export type ChartValue = ChartDatum | null;

/** What every chart says by itself. */
export interface ChartTexts {
  /** The button that shows the data as a table: «Ver los datos en una tabla». */
  showTable: string;
  /** The button that goes back to the drawing. */
  showChart: string;
  /** Names the control that goes through the data by arrow keys: «Recorrer los datos». */
  explore: string;
  /** Text for an absent value: «Sin dato». */
  noValue: string;
  /** Said on paper when the table is longer than it: «Se imprimen 1.000 de 4.210 filas». */
  printLimit: (printed: number, loaded: number) => string;
}

/** Formats of a chart's values. */
export interface ChartFormats {
  /** A value in the read-out and in the table, with its unit. */
  formatValue: (value: ChartDatum) => string;
  /** A round value of the axis, as short as possible. */
  formatValueTick: (value: number) => string;
}

/** One position of the horizontal axis with the value of each series. */
export interface ChartRow {
  key: string;
  /** Its label: a date, a category. */
  label: string;
  /** The values in the order of the series; `undefined` where a series has no point. */
  values: ReadonlyArray<ChartValue | undefined>;
}

export const chartHeights = ['sm', 'md', 'lg'] as const;
export type ChartHeight = (typeof chartHeights)[number];

/** The number to plot, or `null` where there is none. */
export function plottableNumber(value: ChartValue | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
