import type { ApiError } from '@consultancy/api';
import { Button, ErrorState } from '@consultancy/ui';
import { Navigate } from 'react-router-dom';
import { OriginalErrorState } from '../../../components/OriginalErrorState/OriginalErrorState.tsx';
import { paths } from '../../../config/paths.ts';
import { commonTexts } from '../../../texts/common.ts';
import { originals } from '../../../texts/originals-en.ts';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { ReportDefinition } from '../../report-definition.ts';

interface ReportFailureProps {
  error: ApiError;
  /** Subject of the report, for the message of an unknown one. */
  subject: ReportDefinition<never>['subject'];
  onRetry: () => void;
}

/** Whether an 'UNAUTHORIZED' list leads to /auth (§6, §8). */
export const isUnauthorized = (error: ApiError) =>
  error.code === 'UNAUTHORIZED' || error.message === 'UNAUTHORIZED';

/** Message of a rejected search of a user or a tool (§8); null if there is no subject. */
function wrongSearch(subject: ReportFailureProps['subject']) {
  if (subject === undefined) return null;
  if (subject === 'own') return { title: texts.userInvalid, help: texts.userInvalidHelp };
  return subject.invalid;
}

/**
 * The error rules of reports (§8): 404 and 400 are an unknown subject, 'UNAUTHORIZED' leads to
 * /auth, anything else shows the server's message, with the time to wait, or 'Error fetching
 * data.'.
 */
export function ReportFailure({ error, subject, onRetry }: ReportFailureProps) {
  if (isUnauthorized(error)) return <Navigate to={paths.auth.href()} replace />;
  const retry = <Button onClick={onRetry}>{commonTexts.retry}</Button>;
  const wrong = error.status === 404 || error.status === 400 ? wrongSearch(subject) : null;
  if (wrong) {
    return (
      <ErrorState title={wrong.title} action={retry}>
        {wrong.help}
      </ErrorState>
    );
  }
  return error.message === '' ? (
    <OriginalErrorState original={originals.fetchFailed} onRetry={onRetry} />
  ) : (
    <ErrorState title={error.message} action={retry}>
      {error.retryAfter === null ? null : commonTexts.waitSeconds(error.retryAfter)}
    </ErrorState>
  );
}
