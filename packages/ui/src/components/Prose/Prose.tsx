import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** The language, where it differs from the page's. */
  lang?: string | undefined;
  /** Plain `h2`, `h3`, `p`, `ul`, `ol`, `a` and `code`. */
  children?: ReactNode;
}

/** Long text written in plain elements: policies, terms, help. */
export function Prose({ lang, children }: ProseProps) {
  return (
    <div lang={lang} className={prose}>
      {children}
    </div>
  );
}
