import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { field, hintText, legendText } from './Field.css.ts';
import { FieldError } from './Field.tsx';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './use-field-ids.ts';

interface FieldGroupProps extends Omit<FieldProps, 'id' | 'aria-describedby'> {
  ids: FieldIds;
  /**
   * Whether the label is visually hidden, for example because the labels of the controls suffice.
   * @defaultValue false
   */
  labelHidden?: boolean | undefined;
  /** ARIA role: `radiogroup` if the controls are options of one question. @defaultValue 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  children: ReactNode;
}

/** The label, help text and error message of several controls that form one field. */
export function FieldGroup(props: FieldGroupProps) {
  const { ids, label, labelHidden, hint, error, required, role = 'group', children } = props;
  // The fields of a group that is not one question are marked individually.
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
          <div id={ids.hint} className={hintText}>
            {hint}
          </div>
        ) : null}
        {children}
        <FieldError id={ids.error} error={error} />
      </div>
    </fieldset>
  );
}
