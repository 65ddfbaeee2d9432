import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import {
  action as actionClass,
  body,
  danger,
  mark,
  title as titleClass,
} from '../private/Notice.css.ts';
import type { NoAttributes } from '../private/types.ts';

export interface ErrorStateProps extends NoAttributes {
  /** Short title, such as «No pudimos cargar los movimientos». */
  title: string;
  /** Explanation and next step. */
  children?: ReactNode;
  /** Button or link for the next step, such as trying again or signing in. */
  action?: ReactNode;
  /** Language of the title (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
}

/** A placeholder for data that could not be loaded. It is announced assertively. */
export function ErrorState({ title, children, action, lang }: ErrorStateProps) {
  return (
    <div className={danger} role="alert" data-state="error">
      <span className={mark}>
        <Glyph icon={<OctagonAlert />} />
      </span>
      <p className={titleClass} lang={lang}>
        {title}
      </p>
      {children ? <div className={body}>{children}</div> : null}
      {action ? <div className={actionClass}>{action}</div> : null}
    </div>
  );
}
