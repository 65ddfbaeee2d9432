import { FrozenSession, useSession, useSessionStart } from '@consultancy/api/hooks';
import { Button } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingOriginal } from '../components/LoadingOriginal/LoadingOriginal.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { RestoreFocus } from '../components/RestoreFocus/RestoreFocus.tsx';
import { paths } from '../config/paths.ts';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { commonTexts, pageStateTexts as texts } from '../texts/common.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

// Not by `loadScreen`, which may reload the page and lose what this is there to keep.
const SignInAgain = lazy(async () => {
  const part = await import('../components/SignInAgain/SignInAgain.tsx');
  return { default: part.SignInAgain };
});

interface AreaGuardProps {
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

/** Who was let in here last: the same object as long as it is the same person in the same role. */
function useLastGuest(): SessionUser | null {
  const { currentUser } = useSession();
  const [guest, setGuest] = useState(currentUser);
  const isKnown = currentUser?.username === guest?.username && currentUser?.role === guest?.role;
  if (currentUser === null || isKnown) return guest;
  setGuest(currentUser);
  return currentUser;
}

interface HeldAreaProps {
  guest: SessionUser;
  isOver: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/** The area of one person; it stays as it is when the session runs out, until they sign in again. */
function HeldArea({ guest, isOver, onLeave, children }: HeldAreaProps) {
  return (
    <>
      <FrozenSession user={guest}>{children}</FrozenSession>
      {isOver ? (
        <PageErrorBoundary>
          <Suspense>
            <SignInAgain username={guest.username} onLeave={onLeave} />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
    </>
  );
}

/**
 * Lets those into an area whom it is for (§2, §6): nobody signed in goes to /auth, and comes back
 * after signing in; a non-administrator goes from the administrators' area to their own. Whose
 * session runs out here signs in again in place (ADR 029).
 */
export function AreaGuard({ adminOnly = false, children }: AreaGuardProps) {
  const { isAuth, isAdmin, status, ended, unreachable, validate } = useSession();
  const { pathname, search } = useLocation();
  const guest = useLastGuest();
  const [hasLeft, setLeft] = useState(false);
  useSessionStart('now');
  const isOver = !isAuth && ended === 'expired' && !hasLeft;
  if (isAuth && adminOnly && !isAdmin) return <Navigate to={paths.userArea.href()} replace />;
  if (guest && (isAuth || isOver)) {
    return (
      // Nothing that one person typed or read may stay for another.
      <HeldArea key={guest.username} guest={guest} isOver={isOver} onLeave={() => setLeft(true)}>
        {children}
      </HeldArea>
    );
  }
  if (status === 'unknown' || unreachable) {
    return (
      <PageMain>
        <RestoreFocus>
          {unreachable ? <Unreachable onRetry={() => void validate()} /> : <LoadingOriginal />}
        </RestoreFocus>
      </PageMain>
    );
  }
  if (ended === 'signed-out') return <Navigate to={paths.home.href()} replace />;
  return <Navigate to={paths.auth.href()} replace state={{ from: `${pathname}${search}` }} />;
}
