import type { ReactNode } from 'react';
import { sheet } from './blocks.css.ts';

/** A part of a page that is rendered by the design system, in a theme of it. */
export interface ThemedSheetProps {
  /** The class of the theme. @defaultValue that of the page */
  theme?: string | undefined;
  children: ReactNode;
}

/** Renders components or samples within a page of documentation, out of reach of the page's own styles. */
export function ThemedSheet({ theme = '', children }: ThemedSheetProps) {
  return <div className={`${theme} ${sheet} sb-unstyled`}>{children}</div>;
}
