import { useSession } from '@consultancy/api/hooks';
import { Button } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { KeepFocus } from '../components/KeepFocus/KeepFocus.tsx';
import { LoadingOriginal } from '../components/LoadingOriginal/LoadingOriginal.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { paths } from '../config/paths.ts';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { commonTexts, pageStateTexts as texts } from '../texts/common.ts';

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

/**
 * Lets those into an area whom it is for (§2, §6): nobody signed in goes to /auth, and comes back
 * after signing in; a non-administrator goes from the administrators' area to their own.
 */
export function AreaGuard({ adminOnly = false, children }: AreaGuardProps) {
  const { isAuth, isAdmin, status, ended, unreachable, validate } = useSession();
  const { pathname, search } = useLocation();
  if (isAuth) {
    if (adminOnly && !isAdmin) return <Navigate to={paths.userArea.href()} replace />;
    return children;
  }
  if (status === 'unknown' || unreachable) {
    return (
      <PageMain>
        <KeepFocus>
          {unreachable ? <Unreachable onRetry={() => void validate()} /> : <LoadingOriginal />}
        </KeepFocus>
      </PageMain>
    );
  }
  if (ended === 'signed-out') return <Navigate to={paths.home.href()} replace />;
  return <Navigate to={paths.auth.href()} replace state={{ from: `${pathname}${search}` }} />;
}
