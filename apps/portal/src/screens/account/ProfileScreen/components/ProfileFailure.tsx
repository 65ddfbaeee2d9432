import type { ApiError } from '@consultancy/api';
import { Button, ErrorState } from '@consultancy/ui';
import { OriginalErrorState } from '../../../../components/OriginalErrorState/OriginalErrorState.tsx';
import { commonTexts } from '../../../../texts/common.ts';
import { originals } from '../../../../texts/originals-en.ts';

interface ProfileFailureProps {
  error: ApiError;
  onRetry: () => unknown;
}

/** Error of loading the profile (§8): the message, or 'Error fetching data.' */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  if (!error.message) {
    return <OriginalErrorState original={originals.fetchFailed} onRetry={() => void onRetry()} />;
  }
  return (
    <ErrorState
      title={error.message}
      action={<Button onClick={() => void onRetry()}>{commonTexts.retry}</Button>}
    />
  );
}
