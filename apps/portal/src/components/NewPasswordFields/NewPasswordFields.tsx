import { PasswordField } from '@consultancy/ui';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { passwordLabels } from '../../texts/common.ts';
import { passwordLengthSteps, passwordTexts as texts } from '../../texts/update-failures.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';

interface NewPasswordValues extends FieldValues {
  new_password: string;
  confirm_new_password: string;
}

interface NewPasswordFieldsProps<Values extends NewPasswordValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
}

/** A new password and its repetition, as password managers expect them (§3 "Password change"). */
export function NewPasswordFields<Values extends NewPasswordValues, Output extends FieldValues>({
  form,
}: NewPasswordFieldsProps<Values, Output>) {
  return (
    <>
      <PasswordField
        {...fieldProps(form, 'new_password' as FieldPath<Values>, texts.hint)}
        {...passwordLabels}
        lengthSteps={passwordLengthSteps}
        label={texts.newPassword}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...fieldProps(form, 'confirm_new_password' as FieldPath<Values>)}
        {...passwordLabels}
        label={texts.repeat}
        autoComplete="new-password"
        required
      />
    </>
  );
}
