import type { ReactNode } from 'react';
import { type pageWidths, widthScope } from '../../css/page-width.css.ts';

export interface PageWidthProps {
  /** The greatest width of the page. */
  width: (typeof pageWidths)[number];
  /** The page: its header, its content and its footer. */
  children: ReactNode;
}

/**
 * Gives a page one width: `SiteHeader`, `SiteFooter`, `Banner`, `Hero`, `Section` and `Container` inside
 * follow it. Without it a page is wide.
 */
export function PageWidth({ width, children }: PageWidthProps) {
  return <div className={widthScope[width]}>{children}</div>;
}
