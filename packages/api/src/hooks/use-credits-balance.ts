import type { CreditsBalance } from '@consultancy/validation';
import { getCreditsBalance } from '../endpoints/account/get-credits-balance.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The booked balance of a user (§3); null waits. */
export function useCreditsBalance(username: string | null): Resource<CreditsBalance> {
  return useResource(username === null ? null : ['credits-balance', username], (client) =>
    getCreditsBalance(client, username ?? ''),
  );
}
