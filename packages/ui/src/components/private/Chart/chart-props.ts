import type { ReactNode } from 'react';
import type { NoAttributes } from '../types.ts';
import type { Box } from '../use-box.ts';
import type { ChartFormats, ChartHeight, ChartRow, ChartTexts } from './chart-data.ts';
import type { LabelSpace } from './place-labels.ts';
import type { ValueAxis } from './value-axis.ts';

/** Props of every chart. */
export interface ChartProps extends ChartFormats, NoAttributes {
  /** Caption and accessible name of the chart and of its table. */
  caption: string;
  /**
   * Whether the caption is visually hidden, for example because a heading above has the same text.
   * @defaultValue false
   */
  captionHidden?: boolean | undefined;
  /**
   * Height of the plot: `sm` 144 px, `md` 216 px, `lg` 360 px at a root font size of 16 px.
   * @defaultValue 'md'
   */
  height?: ChartHeight | undefined;
  /** Texts of the chart and its table. */
  texts: ChartTexts;
}

/** Props of the frame of a chart. */
export interface ChartFrameProps extends ChartProps {
  kind: 'line' | 'bar';
  /** Header of the column of positions in the table: «Fecha». */
  placeHeader: string;
  seriesLabels: ReadonlyArray<string>;
  rows: ReadonlyArray<ChartRow>;
  axis: ValueAxis;
  /** Position of each row, as a fraction of the width from 0 to 1. */
  shares: ReadonlyArray<number>;
  /** Renders the series. @param active index of the explored row, or `null`. */
  draw: (box: Box, active: number | null) => ReactNode;
  /** Renders the labels below the plot. */
  drawPlaces: (space: LabelSpace) => ReactNode;
}
