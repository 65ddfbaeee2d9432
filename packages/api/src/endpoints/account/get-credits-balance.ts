import { type CreditsBalance, getUserCreditsBalance } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Booked balance of a user (§7). */
export function getCreditsBalance(client: Client, username: string): Promise<CreditsBalance> {
  return client.request(getUserCreditsBalance, { params: { username } });
}
