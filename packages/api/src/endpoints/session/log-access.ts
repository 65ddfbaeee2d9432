import { logAccess as logAccessCall, type MessageAnswer } from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Notes a sign-in (§7). */
export function logAccess(client: Client): Promise<MessageAnswer> {
  return client.request(logAccessCall, { body: { access_type: 'login' } });
}
