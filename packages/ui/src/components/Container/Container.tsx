import type { ReactNode } from 'react';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { cx } from '../private/cx.ts';
import type { LayoutElement, NoAttributes } from '../private/types.ts';

export const containerWidths = ['page', 'narrow', 'regular', 'wide'] as const;

export interface ContainerProps extends NoAttributes {
  /**
   * Maximum width of the content: `narrow` 560 px, `regular` 1080 px, `wide` 1320 px at a root font
   * size of 16 px; `page` follows `PageWidth`.
   * @defaultValue 'page'
   */
  width?: (typeof containerWidths)[number] | undefined;
  /** HTML element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** The `id` of the element, for anchors and skip links. */
  id?: string | undefined;
  children?: ReactNode;
}

/** Centers its content and limits its width, with the horizontal margins of the page. */
export function Container({ width = 'page', as: Element = 'div', id, children }: ContainerProps) {
  return (
    <Element id={id} className={cx(frame, frameWidths[width])}>
      {children}
    </Element>
  );
}
