import { isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { checkResetLink } from '@consultancy/validation';
import { useEffect, useState } from 'react';

/** A reset link: being checked, open for a new password, or rejected. */
export type ResetLinkState = 'checking' | 'open' | 'rejected';

/**
 * Checks a reset link before a password is typed for it. Without a response the form is shown: the
 * server rejects a used or expired link when it is sent too.
 * @param token null for a URL without one.
 */
export function useResetLink(token: string | null): {
  state: ResetLinkState;
  /** Called if the server rejects the link later. */
  reject: () => void;
} {
  const client = useClient();
  const [state, setState] = useState<ResetLinkState>(token === null ? 'rejected' : 'checking');
  useEffect(() => {
    if (token === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (): Promise<ResetLinkState> => {
      try {
        await client.request(checkResetLink, { body: { token } }, { signal });
        return 'open';
      } catch (error) {
        return isApiError(error) && error.code === 'LINK_INVALID' ? 'rejected' : 'open';
      }
    };
    void check().then((next) => {
      if (!signal.aborted) setState(next);
    });
    return () => controller.abort();
  }, [client, token]);
  return { state, reject: () => setState('rejected') };
}
