import type { UserInformation } from '@consultancy/validation';
import {
  getUserInformation,
  userInformationKey,
} from '../endpoints/profile/get-user-information.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The profile of a user; null waits. */
export function useUserInformation(username: string | null): Resource<UserInformation> {
  return useResource(username === null ? null : userInformationKey(username), (client) =>
    getUserInformation(client, username ?? ''),
  );
}
