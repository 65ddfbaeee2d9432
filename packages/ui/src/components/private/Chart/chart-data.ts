/** A figure: a number, or a decimal string such as `120.50`, which is drawn rounded but said exactly. */
export type ChartDatum = number | string;

/** A figure, or a gap where none is known. */
export type ChartValue = ChartDatum | null;

/** What every chart says by itself. */
export interface ChartTexts {
  /** The button that shows the data as a table: «Ver los datos en una tabla». */
  showTable: string;
  /** The button that goes back to the drawing. */
  showChart: string;
  /** Names the control that goes through the data by arrow keys: «Recorrer los datos». */
  explore: string;
  /** Said where there is no figure: «Sin dato». */
  noValue: string;
  /** Said on paper when the table is longer than it: «Se imprimen 1.000 de 4.210 filas». */
  printLimit: (printed: number, loaded: number) => string;
}

/** How the figures of a chart are written. */
export interface ChartFormats {
  /** A figure in the read-out and in the table, with its unit. */
  formatValue: (value: ChartDatum) => string;
  /** A round figure of the axis, as short as can be. */
  formatValueTick: (value: number) => string;
}

/** One place of the horizontal axis with the figure of each series there. */
export interface ChartRow {
  key: string;
  /** What stands there: a date, a category. */
  label: string;
  /** The figures in the order of the series; `undefined` where a series says nothing. */
  values: ReadonlyArray<ChartValue | undefined>;
}

export const chartHeights = ['sm', 'md', 'lg'] as const;
export type ChartHeight = (typeof chartHeights)[number];

/** Where a figure is drawn, or `null` where there is nothing to draw. */
export function drawable(value: ChartValue | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
