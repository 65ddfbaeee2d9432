import type { ApiError } from '@consultancy/api';
import { ErrorState } from '@consultancy/ui';
import { originals } from '../../texts/originals-en.ts';
import { userTexts as texts } from '../../texts/user.ts';
import { OriginalErrorState } from '../OriginalErrorState/OriginalErrorState.tsx';

interface WelcomeFailureProps {
  error: ApiError;
  onRetry: () => void;
}

/** Error rules of the welcome (§8): not found, no response, anything else. */
export function WelcomeFailure({ error, onRetry }: WelcomeFailureProps) {
  if (error.status === 404 || error.status === 400) {
    return <ErrorState title={texts.notFound}>{texts.notFoundHelp}</ErrorState>;
  }
  const original = error.isUnreachable ? originals.networkError : originals.fetchFailed;
  return <OriginalErrorState original={original} onRetry={onRetry} />;
}
