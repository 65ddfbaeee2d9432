import { type Client, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLinkToken } from '../../lib/use-link-token.ts';

/** State of the verification (§4): `missing` is a page without a token. */
export type VerificationState = 'verifying' | 'done' | 'missing' | 'invalid' | 'failed';

/** Sends the token of a link. */
export type LinkCheck = (client: Client, token: string) => Promise<unknown>;

/** State of the verification, and a retry with the same token. */
export interface Verification {
  state: VerificationState;
  retry: () => void;
}

/**
 * Verifies the token of the address once.
 * @param check sends the request; the same function at each render.
 */
export function useLinkVerification(check: LinkCheck): Verification {
  const client = useClient();
  const token = useLinkToken();
  const [state, setState] = useState<VerificationState>(token ? 'verifying' : 'missing');
  const isRequested = useRef(false);

  const verify = useCallback(async () => {
    if (!token) return;
    setState('verifying');
    try {
      await check(client, token);
      setState('done');
    } catch (error) {
      setState(isApiError(error) && error.code === 'LINK_INVALID' ? 'invalid' : 'failed');
    }
  }, [check, client, token]);

  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void verify();
  }, [verify]);

  return { state, retry: () => void verify() };
}
