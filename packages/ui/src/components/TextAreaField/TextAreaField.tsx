import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import type { Withheld } from '../private/types.ts';
import { area } from './TextAreaField.css.ts';

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, Withheld | 'id' | 'required'> {
  /** Number of visible lines. @defaultValue 4 */
  rows?: number | undefined;
}

/** A multi-line text field. `ref` and other props go to the `textarea`. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, rows = 4, ...native } = rest;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <textarea
        {...native}
        id={ids.control}
        rows={rows}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={cx(control, area)}
      />
    </Field>
  );
}
