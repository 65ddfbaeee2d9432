import { TextField } from '@consultancy/ui';
import type { FocusEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { tidyDecimal } from '../../lib/read-decimal.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';

interface DecimalFieldProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  /** A field of the form whose value is the text as typed; `readDecimal` makes the amount of it. */
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** How many decimals the rule of the field takes. @defaultValue 2 */
  decimals?: number;
}

/**
 * Credits or money of a form, typed and shown as Colombia writes them: 1.240,50. Once the focus
 * leaves it, it is grouped, so that a zero too many is seen.
 */
export function DecimalField<Values extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  decimals = 2,
}: DecimalFieldProps<Values, Output>) {
  const { onBlur, ...field } = fieldProps(form, name, hint);
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = tidyDecimal(input.value, decimals);
    return onBlur(event);
  };
  return (
    <TextField
      {...field}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      numeric
      required
      onBlur={tidy}
    />
  );
}
