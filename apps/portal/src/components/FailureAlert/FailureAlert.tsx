import { type ApiError, isApiError } from '@consultancy/api';
import { useSession } from '@consultancy/api/hooks';
import { Alert, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { failureAlertTexts as texts } from '../../texts/failure-alert.ts';
import { originals } from '../../texts/originals-en.ts';
import { EnglishOriginal } from '../EnglishOriginal/EnglishOriginal.tsx';
import * as styles from './FailureAlert.css.ts';

interface FailureAlertProps {
  /** Error of the request; null shows nothing. */
  failure: ApiError | Error | null;
  /** The message, if it differs from other forms. */
  textOf?: ((failure: ApiError | Error) => string) | undefined;
  /** A remedy, such as a link. */
  children?: ReactNode;
}

/** What the user has done since about the cause of the failure; null if it is nothing that is known. */
function useRemedy(failure: ApiError | Error | null): string | null {
  const { isAuth, ended } = useSession();
  if (!isApiError(failure) || failure.isUnreachable) return null;
  // The page that sets one up hides the form until then.
  if (failure.code === 'FACTOR_SETUP_REQUIRED') return texts.factorSetUp;
  return failure.status === 401 && isAuth && ended === null ? texts.signedInAgain : null;
}

/** Whether no text of the server arrived (§8): no response, or an error of a proxy. */
const isConnectivity = (failure: ApiError | Error): boolean =>
  isApiError(failure) &&
  (failure.isUnreachable ||
    (failure.kind === 'http' && failure.message === '' && failure.code === null));

/** The end of a long form in a dialog may be out of view. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Error of a form's request (§8): the server's text, or the connectivity message if there was none.
 * Announced at once.
 */
export function FailureAlert({ failure, textOf, children }: FailureAlertProps) {
  const remedy = useRemedy(failure);
  if (!failure) return null;
  if (remedy !== null) {
    return (
      // Screen readers announce what is inserted as an alert only.
      <Alert tone="info" live="assertive">
        {remedy}
      </Alert>
    );
  }
  const wait = isApiError(failure) ? failure.retryAfter : null;
  return (
    <div ref={reveal} className={styles.alert}>
      <Alert tone="danger" live="assertive">
        <Stack gap="xs">
          {!textOf && isConnectivity(failure) ? (
            <EnglishOriginal original={originals.serverUnreachable} />
          ) : (
            <Text size="sm">{(textOf ?? failureText)(failure)}</Text>
          )}
          {wait === null ? null : <Text size="sm">{commonTexts.waitSeconds(wait)}</Text>}
          {children}
        </Stack>
      </Alert>
    </div>
  );
}
