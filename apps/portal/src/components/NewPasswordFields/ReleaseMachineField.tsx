import { Checkbox } from '@consultancy/ui';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { releaseMachineTexts as texts } from '../../texts/update-failures.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';

interface MachineChoice extends FieldValues {
  release_machine?: boolean | undefined;
}

/** Asks whether the registered machine loses its access with the old password; yes at first. */
export function ReleaseMachineField<Values extends MachineChoice, Output extends FieldValues>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  return (
    <Checkbox
      {...fieldProps(form, 'release_machine' as FieldPath<Values>, texts.hint)}
      label={texts.label}
    />
  );
}

/**
 * The payload of a form with the choice. §7 has no field for it, so it is sent only where it differs
 * from what the server does anyway.
 */
export function withMachineChoice<Values extends MachineChoice>(values: Values) {
  const { release_machine: releases, ...rest } = values;
  return releases === false ? { ...rest, release_machine: false } : rest;
}
