import type { ReactNode } from 'react';
import {
  action as actionClass,
  body,
  notice,
  illustration as picture,
  title as titleClass,
} from '../private/Notice.css.ts';
import type { NoAttributes } from '../private/types.ts';

export interface EmptyStateProps extends NoAttributes {
  /** Short title, such as «Aún no hay auditorías». */
  title: string;
  /** Explanation and next step. */
  children?: ReactNode;
  /** Button or link for the next step, such as creating an item or clearing the filters. */
  action?: ReactNode;
  /** Small illustration; hidden from screen readers. */
  illustration?: ReactNode;
  /**
   * Whether it is announced when it appears (`role="status"`), for example when it replaces a list.
   * @defaultValue false
   */
  announced?: boolean | undefined;
}

/** A placeholder for a list or page without data. */
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
