import { ApiError, isApiError, signIn } from '@consultancy/api';
import { useClient, useSession } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  Inline,
  PasswordField,
  Spinner,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { needed } from '../../../../components/NeedsScript/NeedsScript.css.ts';
import { PageHeading } from '../../../../components/PageHeading/PageHeading.tsx';
import { ProtectedFormFrame } from '../../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { LazySignInFactor } from '../../../../components/SignInFactor/lazy-sign-in-factor.ts';
import { paths } from '../../../../config/paths.ts';
import { loginForm } from '../../../../lib/forms/form-schemas.ts';
import { useProtectedForm } from '../../../../lib/forms/use-protected-form.ts';
import { useFactorStep } from '../../../../lib/use-factor-step.ts';
import { useInitialFocus } from '../../../../lib/use-initial-focus.ts';
import { userUnlessFactor } from '../../../../lib/user-unless-factor.ts';
import { authTexts } from '../../../../texts/auth.ts';
import { passwordLabels } from '../../../../texts/common.ts';
import { siteTexts } from '../../../../texts/site.ts';

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

/** The next step after a rejected sign-in, where there is one that is known. */
function SignInHelp({ failure, username }: { failure: Error | null; username: string }) {
  const code = isApiError(failure) ? failure.code : null;
  if (code === 'EMAIL_NOT_VERIFIED') return <ResendLink />;
  // No username has the character.
  const isEmail = code === 'INVALID_CREDENTIALS' && username.includes('@');
  return isEmail ? <Text size="sm">{authTexts.notByEmail}</Text> : null;
}

/**
 * Without cookies the server would accept the password, and the next page would find no session.
 * @throws ApiError with the remedy.
 */
function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError({ kind: 'http', message: authTexts.noCookies });
}

interface PasswordStepProps extends LoginViewProps {
  /** Called when the password was right, and the second factor comes next. */
  onFactor: () => void;
  /** Why the second factor was not confirmed in time; null at first. */
  restartReason: string | null;
}

/** The sign-in form (§2, §7, §8). */
function PasswordStep({ onSignedIn, onToggle, onFactor, restartReason }: PasswordStepProps) {
  const client = useClient();
  const protectedForm = useProtectedForm({
    schema: loginForm,
    defaults: { username: '', password: '' } satisfies LoginValues,
    action: 'login',
    send: async (values: LoginValues, recaptchaToken) => {
      requireCookies();
      return userUnlessFactor(signIn(client, { ...values, recaptchaToken }));
    },
    onSuccess: (user) => (user ? onSignedIn(user) : onFactor()),
  });
  const { form, failure } = protectedForm;
  useInitialFocus('username');
  return (
    <Stack gap="lg">
      <PageHeading title={authTexts.loginTitle} lead={authTexts.loginLead} />
      {restartReason === null ? null : (
        <Alert tone="warning" live="polite">
          {restartReason}
        </Alert>
      )}
      <ProtectedFormFrame
        protectedForm={protectedForm}
        label={authTexts.loginTitle}
        submitLabel={authTexts.signIn}
        busyLabel={authTexts.processing}
        failureHelp={<SignInHelp failure={failure} username={form.getValues('username')} />}
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
            {...passwordLabels}
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

/** The sign-in: the password, and the second factor of an account that has one (§2, §7, §8). */
export function LoginView(props: LoginViewProps) {
  const [isFactorNext, setFactorNext] = useFactorStep();
  const [restartReason, setRestartReason] = useState<string | null>(null);
  const { currentUser } = useSession();
  if (!isFactorNext) {
    return (
      <PasswordStep
        {...props}
        // A sign-in that a user has completed, here or in another tab, did not expire.
        restartReason={currentUser ? null : restartReason}
        onFactor={() => setFactorNext(true)}
      />
    );
  }
  const restart = (reason: string | null) => {
    setRestartReason(reason);
    setFactorNext(false);
  };
  return (
    <Suspense fallback={<Spinner label={siteTexts.loadingPage} />}>
      <LazySignInFactor place="sign-in" onSignedIn={props.onSignedIn} onRestart={restart} />
    </Suspense>
  );
}
