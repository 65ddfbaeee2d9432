import { TextField } from '@consultancy/ui';
import type { FocusEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { formatTypedDecimal } from '../../lib/read-decimal.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';

interface DecimalFieldProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  /** A field of the form whose value is the typed text; `readDecimal` parses it. */
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** Number of decimals that the field accepts. @defaultValue 2 */
  decimals?: number;
}

/**
 * A field for credits or money in Colombian notation: 1.240,50. On blur the text is grouped, so
 * that an extra zero is visible.
 */
export function DecimalField<Values extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  decimals = 2,
}: DecimalFieldProps<Values, Output>) {
  const { onBlur, ...field } = fieldProps(form, name, hint);
  const formatInput = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = formatTypedDecimal(input.value, decimals);
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
      onBlur={formatInput}
    />
  );
}
