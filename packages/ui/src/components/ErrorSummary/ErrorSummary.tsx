import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { focusControl } from '../private/focus-control.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { link, list, summary, title as titleClass } from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The id of the control to go to, or its `name` in the form where no element has this id. */
  fieldId: string;
  /** The same words as beside the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** Says that the form was not submitted and why, such as the number of errors. */
  title: string;
  /** The errors in the order of the form. */
  errors: ReadonlyArray<SummaryError>;
  /** Focus it after a rejected submit: `ref.current?.focus()`. */
  ref?: Ref<HTMLElement> | undefined;
}

function focusField(event: MouseEvent<HTMLElement>, fieldId: string): void {
  const form = event.currentTarget.closest('form');
  const control = focusControl(fieldId, form, { preventScroll: true });
  if (!control) return;
  // The address stays as it was: an anchor there would move the page again on the way back.
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
}

/** All errors of a form in one place, each a link that moves the focus to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <p id={titleId} className={titleClass}>
        <Glyph icon={<TriangleAlert />} />
        <span>{title}</span>
      </p>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
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
