import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The anchor of the content, such as `#contenido`. */
  href: `#${string}`;
  /** Says where it leads. */
  children: ReactNode;
}

/** The first stop of the keyboard: past the header, to the content. Seen only with the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} data-print="hidden">
      {children}
    </a>
  );
}
