import { useId } from 'react';

/** Ids that tie a control to its label, hint and error. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** The value of `aria-describedby`: hint, then error, of what is there. */
  describedBy: string | undefined;
}

/** Makes the ids of one field. Takes the control's own id where the caller gave one. */
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
