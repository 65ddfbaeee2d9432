import {
  endOtherSessions as endOtherSessionsEndpoint,
  type MessageResponse,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Ends every session of one's own but this. */
export function endOtherSessions(client: Client): Promise<MessageResponse> {
  return client.request(endOtherSessionsEndpoint, {});
}
