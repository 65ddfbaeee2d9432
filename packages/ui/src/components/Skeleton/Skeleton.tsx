import { cx } from '../private/cx.ts';
import {
  height as heightClass,
  shape as shapeClass,
  skeleton,
  type skeletonHeights,
  type skeletonShapes,
  type skeletonWidths,
  width as widthClass,
} from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content: a line of text, a block, a row of a list. */
  shape: (typeof skeletonShapes)[number];
  /** The share of the line. @defaultValue 'full' */
  width?: (typeof skeletonWidths)[number] | undefined;
  /** The height, where the one of the shape does not fit. */
  height?: (typeof skeletonHeights)[number] | undefined;
}

/**
 * The shape of what is loading, so that nothing jumps when it comes. Silent: the caller says once
 * that something is loading (`aria-busy`, `Spinner`).
 */
export function Skeleton({ shape, width = 'full', height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(skeleton, shapeClass[shape], widthClass[width], height && heightClass[height])}
    />
  );
}
