import {
  endOtherSessions as endOtherSessionsEndpoint,
  type MessageResponse,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Revokes every session of the signed-in user except this one. */
export function endOtherSessions(client: Client): Promise<MessageResponse> {
  return client.request(endOtherSessionsEndpoint, {});
}
