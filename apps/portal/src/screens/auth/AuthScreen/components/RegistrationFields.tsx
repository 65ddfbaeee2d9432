import { Fieldset, Grid, PasswordField, TextField } from '@consultancy/ui';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { ProfileInput } from '../../../../components/ProfileInput/ProfileInput.tsx';
import { pairedFields } from '../../../../lib/forms/profile-inputs.ts';
import { passwordLabels } from '../../../../texts/common.ts';
import { registrationTexts as texts } from '../../../../texts/registration.ts';
import { passwordLengthSteps, passwordTexts } from '../../../../texts/update-failures.ts';
import type { RegistrationFormApi } from './registration-values.ts';
import { UsernameHint } from './UsernameHint.tsx';

interface FieldsProps {
  form: RegistrationFormApi;
}

function PersonalFields({ form }: FieldsProps) {
  return (
    <Fieldset legend={texts.personalData}>
      <Grid columns={{ mobile: 1, tablet: 2 }} gap="md">
        {pairedFields.map((field) => (
          <ProfileInput key={field} form={form} field={field} />
        ))}
      </Grid>
      <ProfileInput form={form} field="email" />
    </Fieldset>
  );
}

function AccountFields({ form }: FieldsProps) {
  return (
    <Fieldset legend={texts.account}>
      <TextField
        {...fieldProps(form, 'username', <UsernameHint form={form} />)}
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...fieldProps(form, 'password', passwordTexts.hint)}
        {...passwordLabels}
        autoComplete="new-password"
        lengthSteps={passwordLengthSteps}
        label={texts.password}
        required
      />
      <PasswordField
        {...fieldProps(form, 'confirmPassword')}
        {...passwordLabels}
        autoComplete="new-password"
        label={texts.confirmPassword}
        required
      />
    </Fieldset>
  );
}

/**
 * Personal data and credentials. Each section registers its fields while rendering: the first
 * invalid one is focused.
 */
export function RegistrationFields({ form }: FieldsProps) {
  return (
    <>
      <PersonalFields form={form} />
      <AccountFields form={form} />
    </>
  );
}
