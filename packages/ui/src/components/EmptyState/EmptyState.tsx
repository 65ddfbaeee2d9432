import type { ReactNode } from 'react';
import {
  action as actionClass,
  body,
  notice,
  illustration as picture,
  title as titleClass,
} from '../private/Notice.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** Why, and what to do next. */
  children?: ReactNode;
  /** The one action that helps: create, clear filters. */
  action?: ReactNode;
  /** A small drawing; it is not read aloud. */
  illustration?: ReactNode;
  /** Whether it is announced when it takes the place of a list. @defaultValue false */
  announced?: boolean | undefined;
}

/** Replaces data when there is none. */
export function EmptyState({ title, children, action, illustration, announced }: EmptyStateProps) {
  return (
    <div className={notice} role={announced ? 'status' : undefined} data-state="empty">
      {illustration ? (
        <div className={picture} aria-hidden="true">
          {illustration}
        </div>
      ) : null}
      <p className={titleClass}>{title}</p>
      {children ? <div className={body}>{children}</div> : null}
      {action ? <div className={actionClass}>{action}</div> : null}
    </div>
  );
}
