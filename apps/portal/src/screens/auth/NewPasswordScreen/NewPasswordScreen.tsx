import { useSession } from '@consultancy/api/hooks';
import { RestoreFocus, Spinner, useHydrating } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { InvalidLink } from '../../../components/InvalidLink/InvalidLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { LazySignInFactor } from '../../../components/SignInFactor/lazy-sign-in-factor.ts';
import { paths } from '../../../config/paths.ts';
import { useFactorStep } from '../../../lib/use-factor-step.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { useLocationState } from '../../../lib/use-location-state.ts';
import { invalidLinkTexts, newPasswordTexts as texts } from '../../../texts/auth.ts';
import { siteTexts } from '../../../texts/site.ts';
import { NewPasswordForm } from './components/NewPasswordForm.tsx';
import { PasswordChanged } from './components/PasswordChanged.tsx';
import { useResetLink } from './use-reset-link.ts';

/** Sets a new password by the link of a reset mail (§2, §7, §8). */
export function NewPasswordScreen() {
  const token = useLinkToken();
  const link = useResetLink(token);
  const [user, setUser] = useState<SessionUser | null>(null);
  const [isFactorNext, setFactorNext] = useFactorStep();
  const { setCurrentUser } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isChanged = useLocationState()?.isChanged === true;
  // The prerendered page was built without the token.
  const isChecking = useHydrating() || link.state === 'checking';
  if (isChecking) {
    return (
      <AuthFrame>
        <PageHeading title={texts.title} lead={texts.lead} />
        <Spinner label={siteTexts.loadingPage} />
      </AuthFrame>
    );
  }
  // Nothing is left to do here, as after a reload, or back from the account.
  if (isChanged && !user) return <Navigate to={paths.profileEntry.href()} replace />;
  const finish = (signedIn: SessionUser) => {
    setUser(signedIn);
    navigate(pathname, { replace: true, state: { isChanged: true } });
  };
  const enter = (signedIn: SessionUser) => {
    setCurrentUser(signedIn);
    finish(signedIn);
  };
  // The link is used and the password is the new one: what is left to do is to sign in.
  const restart = () => navigate(paths.auth.href(), { replace: true });
  const canSubmit = token !== null && link.state === 'open';
  const isFactorShown = isFactorNext && !user;
  return (
    <AuthFrame>
      {isFactorShown ? null : (
        <PageHeading title={texts.title} {...(canSubmit && !user ? { lead: texts.lead } : {})} />
      )}
      <RestoreFocus>
        {user ? <PasswordChanged user={user} /> : null}
        {isFactorShown ? (
          <Suspense fallback={<Spinner label={siteTexts.loadingPage} />}>
            <LazySignInFactor place="reset" onSignedIn={enter} onRestart={restart} />
          </Suspense>
        ) : null}
        {!user && !isFactorNext && canSubmit ? (
          <NewPasswordForm
            token={token}
            onRejected={link.reject}
            onChanged={finish}
            onFactor={() => setFactorNext(true)}
          />
        ) : null}
        {canSubmit || isFactorNext || user ? null : (
          <InvalidLink
            href={paths.resetPassword.href()}
            label={texts.confirmAgain}
            {...(token === null ? { title: invalidLinkTexts.missing, isMissing: true } : {})}
          />
        )}
      </RestoreFocus>
    </AuthFrame>
  );
}
