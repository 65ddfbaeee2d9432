import { logAccess as logAccessEndpoint, type MessageResponse } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Notes a sign-in (§7). */
export function logAccess(client: Client): Promise<MessageResponse> {
  return client.request(logAccessEndpoint, { body: { access_type: 'login' } });
}
