import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { originalOf } from '../../texts/originals-en.ts';
import { EnglishText } from './EnglishText.tsx';

/**
 * What a field of the design system takes from the form: its registration and its fault. An
 * English original of the specification stands where a hint would, followed by its Spanish line
 * as the fault, so that both are read with the field.
 */
export function fieldProps<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
  hint?: ReactNode,
) {
  const message = form.getFieldState(name, form.formState).error?.message;
  const original = message === undefined ? undefined : originalOf(message);
  return {
    ...form.register(name),
    error: original ? original.help : message,
    hint: original ? <EnglishText>{original.text}</EnglishText> : hint,
  };
}
