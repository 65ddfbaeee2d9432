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

export interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** The way on: try again, sign in again. */
  action?: ReactNode;
  /** The language of the title, where it differs from the page's. */
  lang?: string | undefined;
}

/** Replaces data that could not be fetched. Announced assertively. */
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
