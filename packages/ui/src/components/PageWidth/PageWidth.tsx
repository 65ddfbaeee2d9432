import type { ReactNode } from 'react';
import { type pageWidths, widthScope } from '../../css/page-width.css.ts';
import type { NoAttributes } from '../private/types.ts';

export interface PageWidthProps extends NoAttributes {
  /**
   * Maximum width of the page: `regular` 1080 px, `wide` 1320 px, `full` 1920 px at a root font
   * size of 16 px.
   */
  width: (typeof pageWidths)[number];
  /** The page: header, content and footer. */
  children: ReactNode;
}

/**
 * Sets the maximum width of a page. `SiteHeader`, `SiteFooter`, `Banner`, `Hero`, `Section` and
 * `Container` inside follow it. The default without it is `wide`.
 */
export function PageWidth({ width, children }: PageWidthProps) {
  return <div className={widthScope[width]}>{children}</div>;
}
