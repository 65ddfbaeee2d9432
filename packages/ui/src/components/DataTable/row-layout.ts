import type { TableDensity } from './data-table-props.ts';

/** Estimated heights of rows in rem, used until they are measured. */
const estimates = { comfortable: 2.25, compact: 1.75, cardLine: 1.65, cardEdge: 1.5 } as const;

/** Inputs of the estimated height of a row. */
export interface RowLayout {
  density: TableDensity;
  /** One rem in pixels. */
  rem: number;
  /** Number of lines of a card; 0 if rows are not cards. */
  cardLines: number;
}

/** Estimated height of a row, in pixels. */
export const heightOf = ({ density, rem, cardLines }: RowLayout): number =>
  rem * (cardLines ? cardLines * estimates.cardLine + estimates.cardEdge : estimates[density]);
