import type { ReactNode } from 'react';
import type { NoAttributes } from '../private/types.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends NoAttributes {
  /** Language of the text (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
  /** HTML elements without classes: `h2`, `h3`, `p`, `ul`, `ol`, `a` and `code`. */
  children?: ReactNode;
}

/** Typography for a long text of plain HTML elements, such as a policy or a help page. */
export function Prose({ lang, children }: ProseProps) {
  return (
    <div lang={lang} className={prose}>
      {children}
    </div>
  );
}
