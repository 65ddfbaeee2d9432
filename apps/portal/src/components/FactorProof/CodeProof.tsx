import { Text, TextField } from '@consultancy/ui';
import { type FactorProof, factorProof } from '@consultancy/validation';
import { type ComponentProps, useEffect } from 'react';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { methodTexts } from '../../texts/second-factor.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';
import { isRejected, oneTimeCodeInput } from './one-time-code.ts';

const recoveryCodeInput = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  mono: true,
} as const satisfies Partial<ComponentProps<typeof TextField>>;

interface CodeProofProps {
  /** Accessible name of the form. */
  label: string;
  method: 'totp' | 'recovery_code';
  prove: (proof: FactorProof) => Promise<void>;
}

/** The form of a one-time code or of a recovery code; a rejected one can be corrected. */
export function CodeProof({ label, method, prove }: CodeProofProps) {
  const texts = methodTexts[method];
  const name = method === 'totp' ? 'code' : 'recovery_code';
  const sentForm = useSentForm<FactorProof, FactorProof, void>({
    schema: factorProof,
    defaults: { [name]: '' },
    fieldOfCode: { FACTOR_REJECTED: name },
    send: prove,
    onSuccess: () => {},
  });
  const { setFocus, formState } = sentForm.form;
  const field = fieldProps(sentForm.form, name, texts.hint);
  useEffect(() => setFocus(name), [setFocus, name]);
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={label}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    >
      <Text>{texts.text}</Text>
      <TextField
        {...field}
        error={isRejected(formState.errors[name]) ? texts.rejected : field.error}
        {...(method === 'totp' ? oneTimeCodeInput : recoveryCodeInput)}
        label={texts.label}
        spellCheck={false}
        required
      />
    </SentFormFrame>
  );
}
