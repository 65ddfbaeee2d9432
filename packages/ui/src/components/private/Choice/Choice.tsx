import type { ReactNode } from 'react';
import { hintText } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import type { FieldIds } from '../Field/use-field-ids.ts';
import { below, labelText, row } from './Choice.css.ts';

interface ChoiceProps {
  ids: FieldIds;
  label: ReactNode;
  hint?: ReactNode;
  /** Left out where the field around it says what is wrong: there is then no live region. */
  error?: ReactNode;
  /** The control, which its label activates too. */
  children: ReactNode;
}

/** A control that is ticked, with its words beside it, and hint and error under them. */
export function Choice(props: ChoiceProps) {
  const { ids, label, hint, error, children } = props;
  return (
    <div className={row} data-invalid={error ? true : undefined}>
      {children}
      <label htmlFor={ids.control} className={labelText}>
        {label}
      </label>
      <div className={below}>
        {hint ? (
          <p id={ids.hint} className={hintText}>
            {hint}
          </p>
        ) : null}
        {'error' in props ? <FieldError id={ids.error} error={error} /> : null}
      </div>
    </div>
  );
}
