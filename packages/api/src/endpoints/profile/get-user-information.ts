import {
  getUserInformation as getUserInformationEndpoint,
  type UserInformation,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of a user's profile in the cache. */
export const userInformationKey = (username: string) => ['user-information', username] as const;

/** The profile of a user (§3 "User"). */
export async function getUserInformation(
  client: Client,
  username: string,
): Promise<UserInformation> {
  return client.request(getUserInformationEndpoint, { params: { username } });
}
