import { createContext, useContext } from 'react';
import { mark } from './Field.css.ts';
import type { FieldProps } from './field-props.ts';

/** The texts that fields of a form have in common. */
export interface FieldMarkTexts {
  /** Shown after the label of each required field, such as «obligatorio». */
  required?: string | undefined;
  /** Shown after the label of each other field, such as «opcional». */
  optional?: string | undefined;
}

/** Set by `FormTexts`. */
export const FieldMarkTextsContext = createContext<FieldMarkTexts>({});

/** The text after a label that says whether the field must be filled in; read with the label. */
export function FieldMark(props: Pick<FieldProps, 'required' | 'requiredLabel' | 'optionalLabel'>) {
  const { required, requiredLabel, optionalLabel } = props;
  const texts = useContext(FieldMarkTextsContext);
  const text = required ? (requiredLabel ?? texts.required) : (optionalLabel ?? texts.optional);
  return text ? <span className={mark}> ({text})</span> : null;
}
