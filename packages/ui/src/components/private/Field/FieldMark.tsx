import { createContext, useContext } from 'react';
import { mark } from './Field.css.ts';
import type { FieldProps } from './field-props.ts';

/** Texts that mark the fields of a form as required or optional. */
export interface FieldMarkTexts {
  /** Text after the label of each required field, such as «obligatorio». */
  required?: string | undefined;
  /** Text after the label of each optional field, such as «opcional». */
  optional?: string | undefined;
}

/** Provided by `FormTexts`. */
export const FieldMarkTextsContext = createContext<FieldMarkTexts>({});

/** The text after a label that marks the field as required or optional. It is part of the label. */
export function FieldMark(props: Pick<FieldProps, 'required' | 'requiredLabel' | 'optionalLabel'>) {
  const { required, requiredLabel, optionalLabel } = props;
  const texts = useContext(FieldMarkTextsContext);
  const text = required ? (requiredLabel ?? texts.required) : (optionalLabel ?? texts.optional);
  return text ? <span className={mark}> ({text})</span> : null;
}
