import { endSession as endSessionCall, type MessageAnswer } from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Ends one of one's own sessions. */
export function endSession(client: Client, id: string): Promise<MessageAnswer> {
  return client.request(endSessionCall, { params: { id } });
}
