import { type BotCheckAction, getBotCheckChallenge } from '@consultancy/validation';
import type { CallAnswer, Client } from '../../client/call-types.ts';

/** A challenge in its provider's own shape. */
export type BotCheckChallenge = CallAnswer<typeof getBotCheckChallenge>;

/** Asks for a challenge that is good for one use of one action (§7). */
export function getChallenge(client: Client, action: BotCheckAction): Promise<BotCheckChallenge> {
  return client.request(getBotCheckChallenge, { query: { action } });
}
