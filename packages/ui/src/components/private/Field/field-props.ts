import type { ReactNode } from 'react';
import type { Labelled } from '../types.ts';

/** Props of every form field. */
export interface FieldProps extends Labelled {
  /** Label of the field. */
  label: string;
  /** Help text, announced together with the control. */
  hint?: ReactNode;
  /**
   * Error message: what is wrong and how to fix it. It marks the control as invalid and is
   * announced.
   */
  error?: ReactNode;
  /** Whether the field is required. @defaultValue false */
  required?: boolean | undefined;
  /**
   * Text after the label of a required field; `''` for none.
   * @defaultValue the text of `FormTexts`
   */
  requiredLabel?: string | undefined;
  /**
   * Text after the label of an optional field; `''` for none.
   * @defaultValue the text of `FormTexts`
   */
  optionalLabel?: string | undefined;
  /** The `id` of the control, for error summaries. @defaultValue a generated id */
  id?: string | undefined;
  /** Ids of other elements that describe the field, announced after help text and error message. */
  'aria-describedby'?: string | undefined;
}
