import { type ApiError, type Client, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ErrorCode } from '@consultancy/validation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLinkToken } from '../../lib/use-link-token.ts';

/**
 * State of the verification (§4): `missing` is a page without a token, `otherBrowser` a link that was
 * opened in another browser than the registration was made in (ADR 051), `limited` one to be tried again
 * later.
 */
export type VerificationState =
  | 'verifying'
  | 'done'
  | 'missing'
  | 'invalid'
  | 'otherBrowser'
  | 'limited'
  | 'failed';

/** The state of the page for an error code; any other code is a failure. */
const stateOfCode: Partial<Record<ErrorCode, VerificationState>> = {
  LINK_INVALID: 'invalid',
  REGISTRATION_PASSWORD_REQUIRED: 'otherBrowser',
  TOO_MANY_REQUESTS: 'limited',
};

const stateOf = (error: ApiError | null): VerificationState =>
  (error?.code && stateOfCode[error.code]) || 'failed';

/** Sends the token of a link. */
export type LinkCheck = (client: Client, token: string) => Promise<unknown>;

/** State of the verification, and a retry with the same token. */
export interface Verification {
  state: VerificationState;
  /** Error of the last request, if any. */
  failure: ApiError | null;
  /** Token of the link; null without one. */
  token: string | null;
  /** Called by the form of another browser with the link's new state. */
  setState: (state: 'done' | 'invalid') => void;
  retry: () => void;
}

/**
 * Verifies the token of the URL once.
 * @param check sends the request; the same function at each render.
 */
export function useLinkVerification(check: LinkCheck): Verification {
  const client = useClient();
  const token = useLinkToken();
  const [state, setState] = useState<VerificationState>(token ? 'verifying' : 'missing');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isRequested = useRef(false);

  const verify = useCallback(async () => {
    if (!token) return;
    setState('verifying');
    try {
      await check(client, token);
      setState('done');
    } catch (error) {
      const rejection = isApiError(error) ? error : null;
      setFailure(rejection);
      setState(stateOf(rejection));
    }
  }, [check, client, token]);

  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void verify();
  }, [verify]);

  return { state, failure, token, setState, retry: () => void verify() };
}
