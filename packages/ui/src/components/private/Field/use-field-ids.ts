import { useId } from 'react';

/** The ids that associate a control with its label, help text and error message. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /**
   * Value of `aria-describedby`: the ids of the present help text and error message, then those of
   * the caller.
   */
  describedBy: string | undefined;
}

/** Joins ids to the value of an attribute, without those that are missing. */
export const joinIds = (...ids: ReadonlyArray<string | undefined>): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Returns the ids of a field, based on the caller's `id` if there is one. */
export function useFieldIds(field: {
  id: string | undefined;
  hint: unknown;
  error: unknown;
  /** The caller's `aria-describedby`. */
  describedBy: string | undefined;
}): FieldIds {
  const generated = useId();
  const control = field.id ?? generated;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const describedBy = joinIds(
    field.hint ? hint : undefined,
    field.error ? error : undefined,
    field.describedBy,
  );
  return { control, hint, error, describedBy };
}
