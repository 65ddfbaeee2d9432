import { getUsernameAvailability as getUsernameAvailabilityCall } from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Whether a username can still be chosen. */
export async function getUsernameAvailability(
  client: Client,
  username: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const input = { params: { username } };
  const answer = await client.request(getUsernameAvailabilityCall, input, signal && { signal });
  return answer.available;
}
