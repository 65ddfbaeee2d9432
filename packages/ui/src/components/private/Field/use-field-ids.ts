import { useId } from 'react';

/** The ids that associate a control with its label, help text and error message. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /**
   * Value of `aria-describedby`: the ids of the present help text and error message, in this order.
   */
  describedBy: string | undefined;
}

/** Returns the ids of a field, based on the caller's `id` if there is one. */
export function useFieldIds(field: {
  id: string | undefined;
  hint: unknown;
  error: unknown;
}): FieldIds {
  const generated = useId();
  const control = field.id ?? generated;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const described = [field.hint ? hint : '', field.error ? error : ''].filter(Boolean).join(' ');
  return { control, hint, error, describedBy: described || undefined };
}
