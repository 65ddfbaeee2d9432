import {
  ApiCache,
  FrozenSession,
  useConfirmationGate,
  useSession,
  useSessionStart,
  useSessionWatch,
} from '@consultancy/api/hooks';
import { Button, RestoreFocus } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { Activity, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingOriginal } from '../components/LoadingOriginal/LoadingOriginal.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { paths } from '../config/paths.ts';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { commonTexts, pageStateTexts as texts } from '../texts/common.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import * as styles from './RouteGuard.css.ts';

const SignInAgain = lazyChunk(
  () => import('../components/SignInAgain/SignInAgain.tsx'),
  'SignInAgain',
);

const ConfirmationDialog = lazyChunk(
  () => import('../components/Confirmation/ConfirmationDialog.tsx'),
  'ConfirmationDialog',
);

const FactorSetup = lazyChunk(
  () => import('../components/FactorSetup/FactorSetup.tsx'),
  'FactorSetup',
);

interface RouteGuardProps {
  /** Whether the area is the administrators' one. */
  adminOnly?: boolean;
  children: ReactNode;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      isAlert
      title={texts.unreachableTitle}
      text={texts.unreachableText}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      }
    />
  );
}

/** The last admitted user: the same object as long as user and role are the same. */
function useAdmittedUser(): SessionUser | null {
  const { currentUser } = useSession();
  const [admittedUser, setAdmittedUser] = useState(currentUser);
  const isKnown =
    currentUser?.username === admittedUser?.username && currentUser?.role === admittedUser?.role;
  if (currentUser === null || isKnown) return admittedUser;
  setAdmittedUser(currentUser);
  return currentUser;
}

interface UserSessionProps {
  admittedUser: SessionUser;
  isOver: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/**
 * The area of one user. It stays mounted when the session expires, until they sign in again, and
 * cannot be seen, selected or printed meanwhile. A request that needs the password or the second
 * factor waits for it under a dialog over the area; an account that must have one sets it up before the area opens,
 * or opens again with what was typed, as where an administrator's factor was reset.
 */
function UserSession({ admittedUser, isOver, onLeave, children }: UserSessionProps) {
  const [isCovered, setCovered] = useState(false);
  const { demand, finish } = useConfirmationGate();
  useSessionWatch();
  const isSetup = demand === 'setup' && !isOver;
  return (
    <>
      {isSetup ? (
        <PageMain>
          <PageErrorBoundary>
            <Suspense fallback={<LoadingOriginal />}>
              <FactorSetup username={admittedUser.username} onDone={() => finish(true)} />
            </Suspense>
          </PageErrorBoundary>
        </PageMain>
      ) : null}
      {/* Around what is hidden, whose effects end: the cache would be gone for it. */}
      <ApiCache>
        <Activity mode={isSetup ? 'hidden' : 'visible'}>
          <div className={isCovered ? styles.covered : styles.area}>
            <FrozenSession user={admittedUser}>{children}</FrozenSession>
          </div>
        </Activity>
      </ApiCache>
      {isOver ? (
        <PageErrorBoundary>
          <Suspense>
            <SignInAgain username={admittedUser.username} onCover={setCovered} onLeave={onLeave} />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
      {demand !== 'none' && demand !== 'setup' && !isOver ? (
        <PageErrorBoundary>
          <Suspense>
            <ConfirmationDialog
              key={demand}
              kind={demand}
              username={admittedUser.username}
              onFinish={finish}
            />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
    </>
  );
}

/**
 * Admits users to the areas of their role (§2, §6): anonymous visitors go to /auth, and return
 * after signing in; a non-administrator goes from the administrator area to the user area, which says so
 * to an administrator whose role was withdrawn meanwhile. A user
 * whose session expires here signs in in place (ADR 029).
 */
export function RouteGuard({ adminOnly = false, children }: RouteGuardProps) {
  const { currentUser, isAuth, isAdmin, status, ended, isUnreachable, validate } = useSession();
  const { pathname, search } = useLocation();
  const admittedUser = useAdmittedUser();
  const [hasLeft, setLeft] = useState(false);
  const [admin, setAdmin] = useState('');
  useSessionStart('now');
  const isOver = !isAuth && ended === 'expired' && !hasLeft;
  const username = currentUser?.username;
  if (isAdmin && username && username !== admin) setAdmin(username);
  if (isAuth && adminOnly && !isAdmin) {
    const state = { isWithdrawn: username === admin };
    return <Navigate to={paths.userArea.href()} replace state={state} />;
  }
  if (admittedUser && (isAuth || isOver)) {
    return (
      // No input or data of one user may remain for another.
      <UserSession
        key={admittedUser.username}
        admittedUser={admittedUser}
        isOver={isOver}
        onLeave={() => setLeft(true)}
      >
        {children}
      </UserSession>
    );
  }
  if (status === 'unknown' || isUnreachable) {
    return (
      <PageMain>
        <RestoreFocus>
          {isUnreachable ? <Unreachable onRetry={() => void validate()} /> : <LoadingOriginal />}
        </RestoreFocus>
      </PageMain>
    );
  }
  if (ended === 'signed-out') return <Navigate to={paths.home.href()} replace />;
  return <Navigate to={paths.auth.href()} replace state={{ from: `${pathname}${search}` }} />;
}
