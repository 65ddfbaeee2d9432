import type { WelcomeInfo } from '@consultancy/validation';
import { getWelcomeInfo, welcomeInfoKey } from '../endpoints/account/get-welcome-info.ts';
import { type Resource, useResource } from './use-resource.ts';

/** Welcome info of a user (§3); null waits. */
export function useWelcomeInfo(username: string | null): Resource<WelcomeInfo> {
  return useResource(username === null ? null : welcomeInfoKey(username), (client) =>
    getWelcomeInfo(client, username ?? ''),
  );
}
