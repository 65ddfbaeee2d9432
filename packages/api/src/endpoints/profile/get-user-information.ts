import {
  getUserInformation as getUserInformationEndpoint,
  type UserInformation,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of a person's profile in the cache. */
export const userInformationKey = (username: string) => ['user-information', username] as const;

/** The profile of a person (§3 "User"). */
export async function getUserInformation(
  client: Client,
  username: string,
): Promise<UserInformation> {
  return client.request(getUserInformationEndpoint, { params: { username } });
}
