import type { ComponentProps } from 'react';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';

export interface DateFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'id' | 'required'> {}

/** A day, by the browser's own picker; the value is `yyyy-mm-dd`. `ref` goes to the `input`. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, id, ...native } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <input
        {...native}
        id={ids.control}
        type="date"
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={control}
      />
    </Field>
  );
}
