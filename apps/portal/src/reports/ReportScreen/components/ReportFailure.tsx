import type { ApiError } from '@consultancy/api';
import { Button, ErrorState } from '@consultancy/ui';
import { Navigate } from 'react-router-dom';
import { OriginalErrorState } from '../../../components/OriginalErrorState/OriginalErrorState.tsx';
import { paths } from '../../../config/paths.ts';
import { commonTexts } from '../../../texts/common.ts';
import { originals } from '../../../texts/originals-en.ts';
import { reportTexts as texts } from '../../../texts/reports.ts';

interface ReportFailureProps {
  error: ApiError;
  onRetry: () => void;
}

/**
 * The error rules of reports (§8): 404 and 400 are a wrong search, 'UNAUTHORIZED' leads to /auth,
 * anything else shows the server's message or 'Error fetching data.'.
 */
export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  if (error.code === 'UNAUTHORIZED' || error.message === 'UNAUTHORIZED') {
    return <Navigate to={paths.auth.href()} replace />;
  }
  const retry = <Button onClick={onRetry}>{commonTexts.retry}</Button>;
  if (error.status === 404 || error.status === 400) {
    return (
      <ErrorState title={texts.userInvalid} action={retry}>
        {texts.userInvalidHelp}
      </ErrorState>
    );
  }
  return error.message === '' ? (
    <OriginalErrorState original={originals.fetchFailed} onRetry={onRetry} />
  ) : (
    <ErrorState title={error.message} action={retry} />
  );
}
