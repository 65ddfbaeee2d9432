import {
  getWelcomeInfo as getWelcomeInfoEndpoint,
  type WelcomeInfo,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of a user's welcome info in the cache. */
export const welcomeInfoKey = (username: string) => ['welcome-info', username] as const;

/** Balance, last access and last run of a user (§3 "Welcome info"). */
export function getWelcomeInfo(client: Client, username: string): Promise<WelcomeInfo> {
  return client.request(getWelcomeInfoEndpoint, { params: { username } });
}
