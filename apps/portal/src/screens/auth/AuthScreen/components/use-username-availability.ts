import { getUsernameAvailability } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { newUsername } from '@consultancy/validation';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts';

/** Milliseconds without a keystroke after which a username is asked about. */
const patience = 500;

/**
 * Whether a username can still be chosen; null while it is not known, as with one that breaks the
 * rule, and when the question fails: the registration itself answers it in any case (§8).
 * @param typed the username as it stands in its field.
 */
export function useUsernameAvailability(typed: string): boolean | null {
  const client = useClient();
  const parsed = newUsername.safeParse(typed);
  const username = useDebouncedValue(parsed.success ? parsed.data : null, patience);
  const [response, setResponse] = useState<{ username: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (username === null) return;
    const asking = new AbortController();
    getUsernameAvailability(client, username, asking.signal).then(
      (isFree) => setResponse({ username, isFree }),
      () => undefined,
    );
    return () => asking.abort();
  }, [client, username]);
  return response !== null && parsed.data === response.username ? response.isFree : null;
}
