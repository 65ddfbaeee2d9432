import { isApiError, verifyRegisterEmail } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How the verification stands (§4): `missing` is a page without a token. */
export type VerificationState = 'verifying' | 'done' | 'missing' | 'invalid' | 'failed';

/** Where the verification stands, and a way to try again with the same token. */
export interface Verification {
  state: VerificationState;
  retry: () => void;
}

/**
 * Verifies the token of the address once, and takes it out of the address so that it stays in no
 * history and no referrer.
 */
export function useVerification(): Verification {
  const client = useClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const token = useRef(new URLSearchParams(search).get('token')).current;
  const [state, setState] = useState<VerificationState>(token ? 'verifying' : 'missing');
  const asked = useRef(false);

  const verify = useCallback(async () => {
    if (!token) return;
    setState('verifying');
    try {
      await verifyRegisterEmail(client, token);
      setState('done');
    } catch (error) {
      setState(isApiError(error) && error.code === 'LINK_INVALID' ? 'invalid' : 'failed');
    }
  }, [client, token]);

  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void verify();
  }, [verify]);

  return { state, retry: () => void verify() };
}
