import { useClient } from '@consultancy/api/hooks';
import { getUsernameAvailability, newUsername } from '@consultancy/validation';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts';

/** Debounce before a username is looked up, in milliseconds. */
const debounce = 500;

/**
 * Whether a username is available; null while it is unknown, as with an invalid one, and if the
 * request fails: the registration itself validates it in any case (§8).
 * @param typed the text of the field.
 */
export function useUsernameAvailability(typed: string): boolean | null {
  const client = useClient();
  const parsed = newUsername.safeParse(typed);
  const username = useDebouncedValue(parsed.success ? parsed.data : null, debounce);
  const [response, setResponse] = useState<{ username: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (username === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    client.request(getUsernameAvailability, { params: { username } }, { signal }).then(
      ({ available }) => setResponse({ username, isFree: available }),
      () => undefined,
    );
    return () => controller.abort();
  }, [client, username]);
  return response !== null && parsed.data === response.username ? response.isFree : null;
}
