import { useClient } from '@consultancy/api/hooks';
import { TextField, TextLink } from '@consultancy/ui';
import { sendPasswordReset } from '@consultancy/validation';
import { Link, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { fieldProps } from '../../../components/EnglishOriginal/field-props.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { ProtectedFormFrame } from '../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { paths } from '../../../config/paths.ts';
import { resetForm } from '../../../lib/forms/form-schemas.ts';
import { useProtectedForm } from '../../../lib/forms/use-protected-form.ts';
import { resetTexts as texts } from '../../../texts/auth.ts';

/** Requests a reset link for an e-mail address (§2, §7). */
export function ResetPasswordScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const protectedForm = useProtectedForm({
    schema: resetForm,
    defaults: { email: '' },
    action: 'passwordReset',
    send: (values: { email: string }, recaptchaToken) =>
      client.request(sendPasswordReset, { body: { ...values, recaptchaToken } }),
    onSuccess: (_, { email }) =>
      navigate(paths.pendingVerification.href(), { state: { email, purpose: 'reset' } }),
  });
  return (
    <AuthFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <ProtectedFormFrame
        protectedForm={protectedForm}
        label={texts.title}
        submitLabel={texts.send}
        busyLabel={texts.sending}
      >
        <TextField
          {...fieldProps(protectedForm.form, 'email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      </ProtectedFormFrame>
      <TextLink asChild standalone>
        <Link to={paths.auth.href()}>{texts.back}</Link>
      </TextLink>
    </AuthFrame>
  );
}
