import { useSession, useSessionStart } from '@consultancy/api/hooks';
import { Button, RestoreFocus, Text } from '@consultancy/ui';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { LoadingOriginal } from '../../../components/LoadingOriginal/LoadingOriginal.tsx';
import { paths } from '../../../config/paths.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { authTexts } from '../../../texts/auth.ts';
import { commonTexts, pageStateTexts } from '../../../texts/common.ts';
import { siteTexts } from '../../../texts/site.ts';

function UnreachableHelp({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Text>{pageStateTexts.unreachableText}</Text>
      <Button variant="primary" onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </>
  );
}

function SignInHelp({ from }: { from: string }) {
  return (
    <>
      <Text>{authTexts.noSession}</Text>
      <Button asChild variant="primary">
        <Link to={paths.auth.href()} state={{ from }}>
          {authTexts.signIn}
        </Link>
      </Button>
    </>
  );
}

/**
 * The profile entry (§2): 'Loading...' until the user is authenticated, then the area of their
 * role. What follows /profile in the URL names the page of the area: the same link serves both
 * roles. If the session could not be refreshed, the link to the sign-in appears below; without a
 * response, a retry.
 */
export function ProfileEntry() {
  const { isAuth, isAdmin, status, isUnreachable, refresh, validate } = useSession();
  const { pathname, search, hash } = useLocation();
  useDocumentTitle(siteTexts.profile);
  useSessionStart('now');
  const isAnonymous = status === 'anonymous';
  useEffect(() => {
    // The validation at the start refreshes by itself; this serves later visits.
    if (isAnonymous) void refresh();
  }, [isAnonymous, refresh]);
  if (isAuth) {
    const area = (isAdmin ? paths.adminArea : paths.userArea).href();
    const page = pathname.slice(paths.profileEntry.href().length);
    return <Navigate to={{ pathname: `${area}${page}`, search, hash }} replace />;
  }
  const help = isUnreachable ? (
    <UnreachableHelp onRetry={() => void validate()} />
  ) : (
    <SignInHelp from={`${pathname}${search}${hash}`} />
  );
  return (
    <RestoreFocus>
      <LoadingOriginal title={siteTexts.profile}>{isAnonymous ? help : undefined}</LoadingOriginal>
    </RestoreFocus>
  );
}
