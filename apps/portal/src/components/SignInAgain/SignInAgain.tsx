import { signIn } from '@consultancy/api';
import { useClient, useSession } from '@consultancy/api/hooks';
import { Alert, Dialog, PasswordField, Spinner } from '@consultancy/ui';
import { Suspense, useEffect, useState } from 'react';
import { loginForm } from '../../lib/forms/form-schemas.ts';
import { useProtectedForm } from '../../lib/forms/use-protected-form.ts';
import { userUnlessFactor } from '../../lib/user-unless-factor.ts';
import { authTexts, signInAgainTexts as texts } from '../../texts/auth.ts';
import { commonTexts, passwordLabels } from '../../texts/common.ts';
import { siteTexts } from '../../texts/site.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { ProtectedFormFrame } from '../ProtectedFormFrame/ProtectedFormFrame.tsx';
import { LazySignInFactor } from '../SignInFactor/lazy-sign-in-factor.ts';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog/UnsavedChangesDialog.tsx';

interface SignInAgainProps {
  /** User whose session expired; no other user can sign in here. */
  username: string;
  /** Called with true once the dialog covers the page, and with false when it is gone. */
  onCover: (isCovered: boolean) => void;
  /** Called when the user leaves the page and discards its input. */
  onLeave: () => void;
}

interface PasswordFormProps extends Pick<SignInAgainProps, 'username'> {
  /** Called when the password was right, and the second factor comes next. */
  onFactor: () => void;
  /** Why the second factor was not confirmed in time; null at first. */
  restartReason: string | null;
}

function PasswordForm({ username, onFactor, restartReason }: PasswordFormProps) {
  const client = useClient();
  const { setCurrentUser } = useSession();
  const protectedForm = useProtectedForm({
    schema: loginForm,
    defaults: { username, password: '' },
    action: 'login',
    send: (values: { username: string; password: string }, recaptchaToken) =>
      userUnlessFactor(signIn(client, { ...values, recaptchaToken })),
    onSuccess: (user) => (user ? setCurrentUser(user) : onFactor()),
  });
  return (
    <ProtectedFormFrame
      protectedForm={protectedForm}
      label={texts.title}
      submitLabel={authTexts.signIn}
      busyLabel={authTexts.processing}
    >
      {restartReason === null ? null : (
        <Alert tone="warning" live="polite">
          {restartReason}
        </Alert>
      )}
      {/* Password managers identify the account by this field. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...fieldProps(protectedForm.form, 'password')}
        label={texts.passwordOf(username)}
        autoComplete="current-password"
        {...passwordLabels}
        required
      />
    </ProtectedFormFrame>
  );
}

/** The two steps of the sign-in. */
function SignInSteps({ username, onCover }: Omit<SignInAgainProps, 'onLeave'>) {
  // In the content of the dialog, which has noted by then where the focus returns to.
  useEffect(() => {
    onCover(true);
    return () => onCover(false);
  }, [onCover]);
  const { setCurrentUser } = useSession();
  const [isFactorNext, setFactorNext] = useState(false);
  const [restartReason, setRestartReason] = useState<string | null>(null);
  const restart = (reason: string | null) => {
    setRestartReason(reason);
    setFactorNext(false);
  };
  return isFactorNext ? (
    <Suspense fallback={<Spinner label={siteTexts.loadingPage} />}>
      <LazySignInFactor place="dialog" onSignedIn={setCurrentUser} onRestart={restart} />
    </Suspense>
  ) : (
    <PasswordForm
      username={username}
      restartReason={restartReason}
      onFactor={() => setFactorNext(true)}
    />
  );
}

/**
 * Requests the password in a dialog over a page whose session expired, which stays as it is (§4) and
 * is covered, as the screen may be unattended.
 */
export function SignInAgain({ username, onCover, onLeave }: SignInAgainProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        open
        onOpenChange={() => setLeaving(true)}
        title={texts.title}
        description={texts.text}
        closeLabel={texts.leave}
        backdrop="opaque"
      >
        <SignInSteps username={username} onCover={onCover} />
      </Dialog>
      <UnsavedChangesDialog
        isOpen={isLeaving}
        texts={{ ...texts, stay: commonTexts.cancel }}
        onStay={() => setLeaving(false)}
        onLeave={onLeave}
      />
    </>
  );
}
