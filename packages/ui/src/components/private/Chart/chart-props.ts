import type { ReactNode } from 'react';
import type { Box } from '../use-box.ts';
import type { ChartFormats, ChartHeight, ChartRow, ChartTexts } from './chart-data.ts';
import type { LabelSpace } from './place-labels.ts';
import type { ValueAxis } from './value-axis.ts';

/** What every chart takes. */
export interface ChartProps extends ChartFormats {
  /** Names the chart, and its table. */
  caption: string;
  /** The caption is only read aloud, as a heading above says the same. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** How high the plot is. @defaultValue 'md' */
  height?: ChartHeight | undefined;
  /** What the chart says by itself. */
  texts: ChartTexts;
}

/** What a chart gives the frame around its drawing. */
export interface ChartFrameProps extends ChartProps {
  kind: 'line' | 'bar';
  /** Heads the places in the table: «Fecha». */
  placeHeader: string;
  seriesLabels: ReadonlyArray<string>;
  rows: ReadonlyArray<ChartRow>;
  axis: ValueAxis;
  /** The position of each row, as a fraction of the width from 0 to 1. */
  shares: ReadonlyArray<number>;
  /** Draws the series; `active` is the row that is looked at now, or `null`. */
  draw: (box: Box, active: number | null) => ReactNode;
  /** Draws the words under the plot. */
  drawPlaces: (space: LabelSpace) => ReactNode;
}
