import { useSession } from '@consultancy/api/hooks';
import { Alert, TextLink } from '@consultancy/ui';
import { isAdminRole, type SessionUser } from '@consultancy/validation';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { paths } from '../../../config/paths.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';
import { authTexts } from '../../../texts/auth.ts';
import { siteTexts } from '../../../texts/common.ts';
import { LoginView } from './components/LoginView.tsx';
import { RegistrationView } from './components/RegistrationView.tsx';

/** What the guards say when they send somebody here. */
interface AuthState {
  /** The page that was wanted. */
  from?: unknown;
}

/** Where somebody goes after signing in: an administrator to /adminview, others to /userview (§2). */
function areaOf(user: SessionUser): string {
  return (isAdminRole(user.role) ? paths.adminArea : paths.userArea).href();
}

/** The notices over the form: somebody is signed in already, or a session has just ended. */
function AuthNotice({ wasSentHere }: { wasSentHere: boolean }) {
  const { currentUser, ended } = useSession();
  if (currentUser) {
    return (
      <Alert tone="info">
        {authTexts.alreadySignedIn(currentUser.username)}{' '}
        <TextLink asChild>
          <Link to={paths.profileEntry.href()}>{authTexts.goToProfile}</Link>
        </TextLink>
      </Alert>
    );
  }
  return ended === 'expired' && wasSentHere ? (
    <Alert tone="info" live="polite">
      {siteTexts.sessionExpired}
    </Alert>
  ) : null;
}

/** Login or registration, toggled by a button; it starts on login (§2, §4). */
export function AuthScreen() {
  const { setCurrentUser } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const registering = location.pathname.replace(/\/$/, '') === paths.register.href();
  const state = location.state as AuthState | null;
  const toggle = (to: string) => () => navigate(to, { state, replace: true });
  return (
    <AuthFrame>
      <AuthNotice wasSentHere={state?.from !== undefined} />
      {registering ? (
        <RegistrationView
          onToggle={toggle(paths.auth.href())}
          onRegistered={(email) => navigate(paths.pendingVerification.href(), { state: { email } })}
        />
      ) : (
        <LoginView
          onToggle={toggle(paths.register.href())}
          onSignedIn={(user) => {
            setCurrentUser(user);
            navigate(safeReturnPath(state?.from) ?? areaOf(user), { replace: true });
          }}
        />
      )}
    </AuthFrame>
  );
}
