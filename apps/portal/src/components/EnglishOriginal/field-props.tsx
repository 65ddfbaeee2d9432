import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { originalOf } from '../../texts/originals-en.ts';
import { EnglishOriginal } from './EnglishOriginal.tsx';

/**
 * Props of a field of the design system: its registration and its validation message. An English
 * original of the specification is followed by its Spanish line (decisions §3). A field that is still
 * blank has none before it was left or the form was sent: adding a row validates the whole list.
 */
export function fieldProps<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
  hint?: ReactNode,
) {
  const { error, isTouched } = form.getFieldState(name, form.formState);
  const value: unknown = form.getValues(name);
  const isAwaited = value === '' && !isTouched && !form.formState.isSubmitted;
  const message = isAwaited ? undefined : error?.message;
  const original = message === undefined ? undefined : originalOf(message);
  return {
    ...form.register(name),
    error: original ? <EnglishOriginal original={original} /> : message,
    hint,
  };
}
