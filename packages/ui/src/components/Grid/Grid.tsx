import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { Gap, LayoutElement } from '../private/types.ts';
import { gap as gapClass } from '../Stack/Stack.css.ts';
import {
  align as alignClass,
  desktop,
  grid,
  type gridCounts,
  type gridMinColumns,
  minColumn,
  mobile,
  tablet,
} from './Grid.css.ts';

export type GridCount = (typeof gridCounts)[number];

/** A number of columns for each step of width; a step left out keeps the one before. */
export interface GridColumnsByWidth {
  mobile: GridCount;
  tablet?: GridCount | undefined;
  desktop?: GridCount | undefined;
}

/** As many columns as fit at this least width, from the scale of the theme. */
export interface GridMinColumn {
  minColumn: (typeof gridMinColumns)[number];
}

export interface GridProps {
  /** A count, a count for each width, or the least width of a column. */
  columns: GridCount | GridColumnsByWidth | GridMinColumn;
  /** The space between columns and rows. */
  gap: Gap;
  /** Alignment of cells in their row. @defaultValue 'stretch' */
  align?: keyof typeof alignClass | undefined;
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  children?: ReactNode;
}

function columnClasses(columns: GridProps['columns']): string {
  if (typeof columns === 'number') return mobile[columns];
  if ('minColumn' in columns) return minColumn[columns.minColumn];
  return cx(
    mobile[columns.mobile],
    columns.tablet && tablet[columns.tablet],
    columns.desktop && desktop[columns.desktop],
  );
}

/** Cells in columns of one width. */
export function Grid({
  columns,
  gap,
  align = 'stretch',
  as: Element = 'div',
  children,
}: GridProps) {
  return (
    <Element className={cx(grid, columnClasses(columns), gapClass[gap], alignClass[align])}>
      {children}
    </Element>
  );
}
