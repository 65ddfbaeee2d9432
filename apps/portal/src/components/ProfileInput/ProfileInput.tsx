import { Button, Stack, TextField } from '@consultancy/ui';
import { type Profile, type ProfileField, profileLabels } from '@consultancy/validation';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { profileInputs, usualValues } from '../../lib/forms/profile-inputs.ts';
import { profileTexts as texts } from '../../texts/profile.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';

interface ProfileInputProps<Values extends Profile & FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  field: ProfileField;
}

/**
 * A field of what users say of themselves (§3 "User"), in the registration and in the profile. Where
 * many have the same value, as those without a company, a button enters it.
 */
export function ProfileInput<Values extends Profile & FieldValues, Output extends FieldValues>({
  form,
  field,
}: ProfileInputProps<Values, Output>) {
  const name = field as Path<Values>;
  const usual = usualValues[field];
  const input = (
    <TextField
      {...fieldProps(form, name)}
      required
      {...profileInputs[field]}
      label={profileLabels[field]}
    />
  );
  if (usual === undefined) return input;
  const enter = () => {
    form.setValue(name, usual as PathValue<Values, Path<Values>>, { shouldDirty: true });
    form.clearErrors(name);
  };
  return (
    <Stack gap="xs" align="stretch">
      {input}
      <div>
        <Button size="sm" onClick={enter}>
          {texts.independent}
        </Button>
      </div>
    </Stack>
  );
}
