import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import type { Withheld } from '../private/types.ts';
import { monoControl, numericControl } from './TextField.css.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'search', 'url', 'number'] as const;

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, Withheld | 'type' | 'size' | 'id' | 'required'> {
  /** Type of the input. For passwords use `PasswordField`. @defaultValue 'text' */
  type?: (typeof textFieldTypes)[number] | undefined;
  /** Whether the text is monospaced, for codes and coordinates. @defaultValue false */
  mono?: boolean | undefined;
  /** Whether the value is an amount: tabular figures, aligned at the end. @defaultValue false */
  numeric?: boolean | undefined;
}

/** A single-line text field. `ref` and other props go to the `input`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, type = 'text', mono, numeric, ...native } = rest;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <input
        {...native}
        id={ids.control}
        type={type}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={cx(control, mono && monoControl, numeric && numericControl)}
      />
    </Field>
  );
}
