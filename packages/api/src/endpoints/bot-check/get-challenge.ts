import { type BotCheckAction, getBotCheckChallenge } from '@consultancy/validation';
import type { Client, EndpointResponse } from '../../client/endpoint-types.ts';

/** A challenge in its provider's own shape. */
export type BotCheckChallenge = EndpointResponse<typeof getBotCheckChallenge>;

/** Asks for a challenge that is good for one use of one action (§7). */
export function getChallenge(client: Client, action: BotCheckAction): Promise<BotCheckChallenge> {
  return client.request(getBotCheckChallenge, { query: { action } });
}
