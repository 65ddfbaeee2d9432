import { isApiError, signIn } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Button, Inline, PasswordField, Stack, Text, TextField, TextLink } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { needed } from '../../../../components/NeedsScript/NeedsScript.css.ts';
import { PageHeading } from '../../../../components/PageHeading/PageHeading.tsx';
import { ProtectedFormFrame } from '../../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { paths } from '../../../../config/paths.ts';
import { loginForm } from '../../../../lib/forms/form-schemas.ts';
import { useProtectedForm } from '../../../../lib/forms/use-protected-form.ts';
import { useInitialFocus } from '../../../../lib/use-initial-focus.ts';
import { authTexts } from '../../../../texts/auth.ts';
import { commonTexts } from '../../../../texts/common.ts';

interface LoginViewProps {
  onSignedIn: (user: SessionUser) => void;
  /** Shows the registration instead. */
  onToggle: () => void;
}

interface LoginValues {
  username: string;
  password: string;
}

/** Link to the next step if the password was right and the e-mail is not verified. */
function ResendLink() {
  return (
    <TextLink asChild>
      <Link to={paths.pendingVerification.href()}>{authTexts.resendLink}</Link>
    </TextLink>
  );
}

/** The sign-in form (§2, §7, §8). */
export function LoginView({ onSignedIn, onToggle }: LoginViewProps) {
  const client = useClient();
  const protectedForm = useProtectedForm({
    schema: loginForm,
    defaults: { username: '', password: '' } satisfies LoginValues,
    action: 'login',
    send: (values: LoginValues, recaptchaToken) => signIn(client, { ...values, recaptchaToken }),
    onSuccess: onSignedIn,
  });
  const { form, failure } = protectedForm;
  useInitialFocus('username');
  const unverified = isApiError(failure) && failure.code === 'EMAIL_NOT_VERIFIED';
  return (
    <Stack gap="lg">
      <PageHeading title={authTexts.loginTitle} lead={authTexts.loginLead} />
      <ProtectedFormFrame
        protectedForm={protectedForm}
        label={authTexts.loginTitle}
        submitLabel={authTexts.signIn}
        busyLabel={authTexts.processing}
        failureHelp={unverified ? <ResendLink /> : null}
      >
        <TextField
          {...fieldProps(form, 'username')}
          label={authTexts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Stack gap="xs">
          <PasswordField
            {...fieldProps(form, 'password')}
            label={authTexts.password}
            autoComplete="current-password"
            showLabel={commonTexts.showPassword}
            hideLabel={commonTexts.hidePassword}
            capsLockLabel={commonTexts.capsLock}
            required
          />
          <Text size="sm">
            <TextLink asChild>
              <Link to={paths.resetPassword.href()}>{authTexts.forgotten}</Link>
            </TextLink>
          </Text>
        </Stack>
      </ProtectedFormFrame>
      <div className={needed}>
        <Inline gap="sm" justify="between">
          <Text tone="muted">{authTexts.toRegisterLead}</Text>
          <Button onClick={onToggle}>{authTexts.toRegister}</Button>
        </Inline>
      </div>
    </Stack>
  );
}
