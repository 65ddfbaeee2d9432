import { useSession, useSessionStart } from '@consultancy/api/hooks';
import { Alert, TextLink } from '@consultancy/ui';
import { isAdminRole, type SessionUser } from '@consultancy/validation';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { paths } from '../../../config/paths.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';
import { useLocationState } from '../../../lib/use-location-state.ts';
import { authTexts } from '../../../texts/auth.ts';
import * as styles from './AuthScreen.css.ts';
import { LoginView } from './components/LoginView.tsx';
import { RegistrationView } from './components/RegistrationView.tsx';
import { registrationDraft } from './components/registration-draft.ts';

/** Destination after signing in: an administrator goes to /adminview, others to /userview (§2). */
function areaOf(user: SessionUser): string {
  return (isAdminRole(user.role) ? paths.adminArea : paths.userArea).href();
}

/** As high as the notice about an open session, for a username of the usual length. */
const ExpectedNotice = () => (
  <div className={styles.expectedNotice}>
    <Alert tone="info">
      {authTexts.alreadySignedIn('············')} {authTexts.goToProfile}
    </Alert>
  </div>
);

/**
 * The notices over the form: a user is signed in already, for example by another tab, a session has
 * just expired, or the requested page needs one.
 * @param props.from the page that was requested, from the route guard.
 */
function AuthNotice({ from }: { from: unknown }) {
  const { currentUser, ended } = useSession();
  if (currentUser) {
    const returnPath = safeReturnPath(from);
    return (
      <Alert tone="info" live="polite">
        {authTexts.alreadySignedIn(currentUser.username)}{' '}
        <TextLink asChild>
          <Link to={returnPath ?? paths.ownProfile.href()}>
            {returnPath === null ? authTexts.goToProfile : authTexts.goOn}
          </Link>
        </TextLink>
      </Alert>
    );
  }
  return from === undefined ? (
    <ExpectedNotice />
  ) : (
    <Alert tone="info" live="polite">
      {ended === 'expired' ? authTexts.sessionExpired : authTexts.sessionNeeded}
    </Alert>
  );
}

/** Login or registration, toggled by a button; it starts on login (§2, §4). */
export function AuthScreen() {
  const { setCurrentUser } = useSession();
  useSessionStart('if-likely');
  const navigate = useNavigate();
  const isRegistering = useLocation().pathname.replace(/\/$/, '') === paths.register.href();
  const state = useLocationState();
  // An entry of the history, so that back leads from the registration to the sign-in.
  const toggle = (to: string) => () => navigate(to, { state });
  return (
    <AuthFrame>
      <AuthNotice from={state?.from} />
      {isRegistering ? (
        <RegistrationView
          onToggle={toggle(paths.auth.href())}
          onRegistered={(email) => navigate(paths.pendingVerification.href(), { state: { email } })}
        />
      ) : (
        <LoginView
          onToggle={toggle(paths.register.href())}
          onSignedIn={(user) => {
            registrationDraft.clear();
            setCurrentUser(user);
            navigate(safeReturnPath(state?.from) ?? areaOf(user), { replace: true });
          }}
        />
      )}
    </AuthFrame>
  );
}
