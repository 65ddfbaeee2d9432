import type { ReactNode } from 'react';
import { sheet } from './blocks.css.ts';

/** Props of `ThemedSheet`. */
export interface ThemedSheetProps {
  /** Class name of the theme. @defaultValue the theme of the page */
  theme?: string | undefined;
  children: ReactNode;
}

/**
 * Renders components or samples on a documentation page in a theme, unaffected by the styles of the
 * page.
 */
export function ThemedSheet({ theme = '', children }: ThemedSheetProps) {
  return <div className={`${theme} ${sheet} sb-unstyled`}>{children}</div>;
}
