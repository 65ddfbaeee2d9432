import { type ReactNode, useMemo } from 'react';
import { type FieldMarkTexts, FieldMarkTextsContext } from '../private/Field/FieldMark.tsx';
import type { NoAttributes } from '../private/types.ts';

export interface FormTextsProps extends FieldMarkTexts, NoAttributes {
  /** A form, or the whole site. */
  children: ReactNode;
}

/**
 * Provides the texts that mark required or optional fields to all fields inside. A field's own
 * `requiredLabel` or `optionalLabel` takes precedence; an empty one shows nothing.
 */
export function FormTexts({ required, optional, children }: FormTextsProps) {
  const texts = useMemo(() => ({ required, optional }), [required, optional]);
  return <FieldMarkTextsContext value={texts}>{children}</FieldMarkTextsContext>;
}
