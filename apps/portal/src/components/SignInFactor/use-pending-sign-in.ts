import { isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { getPendingSignIn, type PendingSignIn } from '@consultancy/validation';
import { useEffect, useEffectEvent, useState } from 'react';

/** Whether the sign-in waits no longer, so that the password has to be typed again. */
export const isSignInExpired = (error: unknown): boolean =>
  isApiError(error) && error.code === 'SIGN_IN_EXPIRED';

type Loaded = PendingSignIn | 'loading' | 'failed';

/**
 * The sign-in of this browser that awaits its second factor.
 * @param onExpired called with the server's text when there is none any more.
 */
export function usePendingSignIn(onExpired: (text: string) => void): {
  pending: Loaded;
  retry: () => void;
} {
  const client = useClient();
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState<Loaded>('loading');
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async (_attempt: number) => {
      try {
        const next = await client.request(getPendingSignIn, {}, { signal });
        if (!signal.aborted) setPending(next);
      } catch (error) {
        if (signal.aborted) return;
        if (isApiError(error) && isSignInExpired(error)) expire(error.message);
        else setPending('failed');
      }
    };
    void read(attempts);
    return () => controller.abort();
  }, [client, attempts]);
  const retry = () => {
    setPending('loading');
    setAttempts((count) => count + 1);
  };
  return { pending, retry };
}
