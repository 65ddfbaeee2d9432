import type { ReactNode } from 'react';

/** What every field of a form has around its control. */
export interface FieldProps {
  /** What is asked for; visible unless a field says otherwise. */
  label: string;
  /** What helps to fill it in; read with the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control invalid and is announced. */
  error?: ReactNode;
  /** Must be filled in. @defaultValue false */
  required?: boolean | undefined;
  /** Shown after the label of a required field; left out, the text of `FormTexts`. */
  requiredLabel?: string | undefined;
  /** Shown after the label of a field that may stay empty; left out, the text of `FormTexts`. */
  optionalLabel?: string | undefined;
  /** The id of the control, for error summaries; left out, a generated one. */
  id?: string | undefined;
}
