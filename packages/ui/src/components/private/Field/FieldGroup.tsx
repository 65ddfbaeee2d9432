import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { field, hintText, legendText } from './Field.css.ts';
import { FieldError } from './Field.tsx';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './use-field-ids.ts';

interface FieldGroupProps extends Omit<FieldProps, 'id'> {
  ids: FieldIds;
  /** Read aloud but not seen, where the labels of its controls say enough. @defaultValue false */
  labelHidden?: boolean | undefined;
  /** `radiogroup` where the controls are one question. @defaultValue 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  children: ReactNode;
}

/** Label, hint and error around several controls that are one field. */
export function FieldGroup(props: FieldGroupProps) {
  const { ids, label, labelHidden, hint, error, required, role = 'group', children } = props;
  // The fields of a group that is not one question have marks of their own.
  const { requiredLabel, optionalLabel = role === 'group' ? '' : undefined } = props;
  // Only a radio group can be required or invalid as a whole.
  const asQuestion =
    role === 'radiogroup'
      ? { role, 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined }
      : {};
  return (
    <fieldset
      {...asQuestion}
      aria-labelledby={`${ids.control}-label`}
      aria-describedby={ids.describedBy}
      data-invalid={error ? true : undefined}
    >
      <legend id={`${ids.control}-label`} className={labelHidden ? visuallyHidden : legendText}>
        {label}
        <FieldMark {...{ required, requiredLabel, optionalLabel }} />
      </legend>
      <div className={field}>
        {hint ? (
          <p id={ids.hint} className={hintText}>
            {hint}
          </p>
        ) : null}
        {children}
        <FieldError id={ids.error} error={error} />
      </div>
    </fieldset>
  );
}
