import type { ReactNode } from 'react';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { cx } from '../private/cx.ts';
import type { LayoutElement } from '../private/types.ts';

export const containerWidths = ['page', 'narrow', 'regular', 'wide'] as const;

export interface ContainerProps {
  /** The greatest width of the content; `page` is that of `PageWidth`. @defaultValue 'page' */
  width?: (typeof containerWidths)[number] | undefined;
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** An id, for anchors and skip links. */
  id?: string | undefined;
  children?: ReactNode;
}

/** Centres content and keeps the margins of the page. */
export function Container({ width = 'page', as: Element = 'div', id, children }: ContainerProps) {
  return (
    <Element id={id} className={cx(frame, frameWidths[width])}>
      {children}
    </Element>
  );
}
