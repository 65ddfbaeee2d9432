import { type ReactNode, useMemo } from 'react';
import { type FieldMarkTexts, FieldMarkTextsContext } from '../private/Field/FieldMark.tsx';

export interface FormTextsProps extends FieldMarkTexts {
  /** A form, or the whole site. */
  children: ReactNode;
}

/**
 * Says once what the fields inside say of themselves: which are required, or which may stay empty. A
 * field's own `requiredLabel` or `optionalLabel` wins; an empty one shows nothing.
 */
export function FormTexts({ required, optional, children }: FormTextsProps) {
  const texts = useMemo(() => ({ required, optional }), [required, optional]);
  return <FieldMarkTextsContext value={texts}>{children}</FieldMarkTextsContext>;
}
