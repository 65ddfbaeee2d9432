import { cx } from '../private/cx.ts';
import type { NoAttributes } from '../private/types.ts';
import {
  height as heightClass,
  shape as shapeClass,
  skeleton,
  type skeletonHeights,
  type skeletonShapes,
  type skeletonWidths,
  width as widthClass,
} from './Skeleton.css.ts';

export interface SkeletonProps extends NoAttributes {
  /** Shape of the content: a line of text, a block, or a row of a list. */
  shape: (typeof skeletonShapes)[number];
  /**
   * Width as a share of the container: `quarter` 25 %, `third` 33 %, `half` 50 %, `most` 80 %,
   * `full` 100 %.
   * @defaultValue 'full'
   */
  width?: (typeof skeletonWidths)[number] | undefined;
  /**
   * Height: `sm` 16 px, `md` 40 px, `lg` 64 px, `xl` 192 px at a root font size of 16 px.
   * @defaultValue the height of the shape
   */
  height?: (typeof skeletonHeights)[number] | undefined;
}

/**
 * A placeholder with the shape of content that is being loaded, which prevents layout shifts. It is
 * hidden from screen readers: announce the loading state once, with `aria-busy` or a `Spinner`.
 */
export function Skeleton({ shape, width = 'full', height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(skeleton, shapeClass[shape], widthClass[width], height && heightClass[height])}
    />
  );
}
