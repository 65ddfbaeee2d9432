import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { focusControl } from '../private/focus-control.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { listRole } from '../private/list-role.ts';
import type { NoAttributes } from '../private/types.ts';
import { link, list, summary, title as titleClass } from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The `id` of the control or, if no element of the form has it, its `name` in the form. */
  fieldId: string;
  /** Error message, identical to the one beside the field. */
  message: string;
}

export interface ErrorSummaryProps extends NoAttributes {
  /** Title: says that the form was not submitted and why, such as the number of errors. */
  title: string;
  /** Errors, in the order of the fields. */
  errors: ReadonlyArray<SummaryError>;
  /** Ref to the summary element. Call `ref.current?.focus()` after a rejected submit. */
  ref?: Ref<HTMLElement> | undefined;
}

function focusField(event: MouseEvent<HTMLElement>, fieldId: string): void {
  const form = event.currentTarget.closest('form');
  const control = focusControl(fieldId, form, { preventScroll: true });
  if (!control) return;
  // The URL remains the same: an anchor would scroll the page again on going back.
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
}

/** A summary of all errors of a form. Each error is a link that moves the focus to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <p id={titleId} className={titleClass}>
        <Glyph icon={<TriangleAlert />} />
        <span>{title}</span>
      </p>
      <ul {...listRole} className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
