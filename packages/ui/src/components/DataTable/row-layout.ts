import type { TableDensity } from './data-table-props.ts';

/** Assumed heights of rows in rem until they are measured. */
const estimates = { comfortable: 2.25, compact: 1.75, cardLine: 1.65, cardEdge: 1.5 } as const;

/** What the height of a row depends on. */
export interface RowLayout {
  density: TableDensity;
  /** One rem in pixels. */
  rem: number;
  /** Rows are cards of this many lines; 0 where they are rows. */
  cardLines: number;
}

/** The assumed height of a row in pixels. */
export const heightOf = ({ density, rem, cardLines }: RowLayout): number =>
  rem * (cardLines ? cardLines * estimates.cardLine + estimates.cardEdge : estimates[density]);
