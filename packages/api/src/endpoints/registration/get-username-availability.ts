import { getUsernameAvailability as getUsernameAvailabilityEndpoint } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Whether a username can still be chosen. */
export async function getUsernameAvailability(
  client: Client,
  username: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const input = { params: { username } };
  const response = await client.request(
    getUsernameAvailabilityEndpoint,
    input,
    signal && { signal },
  );
  return response.available;
}
