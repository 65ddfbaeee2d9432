import { endSession as endSessionEndpoint, type MessageResponse } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Ends one of one's own sessions. */
export function endSession(client: Client, id: string): Promise<MessageResponse> {
  return client.request(endSessionEndpoint, { params: { id } });
}
