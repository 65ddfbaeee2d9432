import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { listRoleOf } from '../private/list-role.ts';
import type { Gap, LayoutElement, NoAttributes } from '../private/types.ts';
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

/**
 * Number of columns per breakpoint, from the smallest viewport up. An omitted breakpoint inherits
 * the number of the smaller one.
 */
export interface GridColumnsByWidth {
  mobile: GridCount;
  tablet?: GridCount | undefined;
  desktop?: GridCount | undefined;
}

/**
 * As many columns as fit with this minimum width: `xs` 144 px, `sm` 216 px, `md` 280 px, `lg` 360
 * px at a root font size of 16 px.
 */
export interface GridMinColumn {
  minColumn: (typeof gridMinColumns)[number];
}

export interface GridProps extends NoAttributes {
  /** A number of columns, a number per breakpoint, or the minimum width of a column. */
  columns: GridCount | GridColumnsByWidth | GridMinColumn;
  /** Space between columns and rows, a step of the space scale. */
  gap: Gap;
  /** Vertical alignment of the cells in their row. @defaultValue 'stretch' */
  align?: keyof typeof alignClass | undefined;
  /** HTML element to render. @defaultValue 'div' */
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

/** A grid with columns of equal width. */
export function Grid({
  columns,
  gap,
  align = 'stretch',
  as: Element = 'div',
  children,
}: GridProps) {
  return (
    <Element
      {...listRoleOf(Element)}
      className={cx(grid, columnClasses(columns), gapClass[gap], alignClass[align])}
    >
      {children}
    </Element>
  );
}
