import type { ReactNode } from 'react';
import type { NoAttributes } from '../private/types.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends NoAttributes {
  /** Anchor of the main content, such as `#contenido`. */
  href: `#${string}`;
  /** Text of the link, such as «Ir al contenido». */
  children: ReactNode;
}

/**
 * A link that skips the header and moves to the main content. It is the first tab stop of the page
 * and visible only while focused.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} data-print="hidden">
      {children}
    </a>
  );
}
