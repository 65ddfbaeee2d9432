import type { ReactNode } from 'react';
import { hintText } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { FieldMark } from '../Field/FieldMark.tsx';
import type { FieldIds } from '../Field/use-field-ids.ts';
import { below, labelText, row } from './Choice.css.ts';

interface ChoiceProps {
  ids: FieldIds;
  label: ReactNode;
  hint?: ReactNode;
  /**
   * Error message. Omit the prop if the surrounding field shows the error: there is then no live
   * region.
   */
  error?: ReactNode;
  /** Whether the control must be checked. @defaultValue false */
  required?: boolean | undefined;
  /** Text after the label of a required control. @defaultValue the text of `FormTexts` */
  requiredLabel?: string | undefined;
  /** The control, which its label activates too. */
  children: ReactNode;
}

/**
 * A checkbox, radio button or switch with its label beside it, and help text and error message
 * below.
 */
export function Choice(props: ChoiceProps) {
  const { ids, label, hint, error, required, requiredLabel, children } = props;
  return (
    <div className={row} data-invalid={error ? true : undefined}>
      {children}
      <label htmlFor={ids.control} className={labelText}>
        {label}
        {required ? <FieldMark {...{ required, requiredLabel }} /> : null}
      </label>
      <div className={below}>
        {hint ? (
          <div id={ids.hint} className={hintText}>
            {hint}
          </div>
        ) : null}
        {'error' in props ? <FieldError id={ids.error} error={error} /> : null}
      </div>
    </div>
  );
}
