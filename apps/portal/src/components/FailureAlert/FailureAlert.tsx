import { type ApiError, isApiError } from '@consultancy/api';
import { Alert, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { botCheckTexts, errorTexts, unknownError } from '../../texts/errors.ts';
import { originals } from '../../texts/originals-en.ts';
import { EnglishOriginal } from '../EnglishOriginal/EnglishOriginal.tsx';

interface FailureAlertProps {
  /** Why the sending failed; null shows nothing. */
  failure: ApiError | Error | null;
  /** What helps with this failure, such as a link. */
  children?: ReactNode;
}

function failureText(failure: ApiError | Error): string {
  // Only the bot check's own work fails without being a call.
  if (!isApiError(failure)) return botCheckTexts.failed;
  return failure.message || (failure.code ? errorTexts[failure.code] : unknownError);
}

/**
 * Why a form was not accepted (§8): the server's text, or the connectivity message when there was
 * no answer. Announced at once.
 */
export function FailureAlert({ failure, children }: FailureAlertProps) {
  if (!failure) return null;
  const wait = isApiError(failure) ? failure.retryAfter : null;
  return (
    <Alert tone="critical" live="assertive">
      <Stack gap="xs">
        {isApiError(failure) && failure.isUnreachable ? (
          <EnglishOriginal original={originals.serverUnreachable} />
        ) : (
          <Text>{failureText(failure)}</Text>
        )}
        {wait === null ? null : <Text size="sm">{commonTexts.waitSeconds(wait)}</Text>}
        {children}
      </Stack>
    </Alert>
  );
}
