import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { LayoutElement } from '../private/types.ts';
import { container, type containerWidths, width as widthClass } from './Container.css.ts';

export interface ContainerProps {
  /** The greatest width of the content: a form, a page, a table. */
  width: (typeof containerWidths)[number];
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** An id, for anchors and skip links. */
  id?: string | undefined;
  children?: ReactNode;
}

/** Centres content and keeps the margins of the page. */
export function Container({ width, as: Element = 'div', id, children }: ContainerProps) {
  return (
    <Element id={id} className={cx(container, widthClass[width])}>
      {children}
    </Element>
  );
}
