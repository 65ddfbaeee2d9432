import { Spinner } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { useState } from 'react';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { InvalidLink } from '../../../components/InvalidLink/InvalidLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { paths } from '../../../config/paths.ts';
import { useIsPrerendered } from '../../../lib/use-is-prerendered.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { newPasswordTexts as texts } from '../../../texts/auth.ts';
import { siteTexts } from '../../../texts/site.ts';
import { NewPasswordForm } from './components/NewPasswordForm.tsx';
import { PasswordChanged } from './components/PasswordChanged.tsx';
import { useResetLink } from './use-reset-link.ts';

/** Sets a new password by the link of a reset mail (§2, §7, §8). */
export function NewPasswordScreen() {
  const token = useLinkToken();
  const link = useResetLink(token);
  const [user, setUser] = useState<SessionUser | null>(null);
  const isChecking = useIsPrerendered() || link.state === 'checking';
  if (isChecking) {
    return (
      <AuthFrame>
        <PageHeading title={texts.title} lead={texts.lead} />
        <Spinner label={siteTexts.loadingPage} />
      </AuthFrame>
    );
  }
  const canSubmit = token !== null && link.state === 'open';
  return (
    <AuthFrame>
      <PageHeading title={texts.title} {...(canSubmit && !user ? { lead: texts.lead } : {})} />
      {user ? <PasswordChanged user={user} /> : null}
      {!user && canSubmit ? (
        <NewPasswordForm token={token} onRejected={link.reject} onChanged={setUser} />
      ) : null}
      {canSubmit ? null : (
        <InvalidLink href={paths.resetPassword.href()} label={texts.confirmAgain} />
      )}
    </AuthFrame>
  );
}
