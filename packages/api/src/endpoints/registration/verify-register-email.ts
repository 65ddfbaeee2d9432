import {
  type MessageAnswer,
  verifyRegisterEmail as verifyRegisterEmailCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Verifies a registration by the token of the mail (§7). */
export function verifyRegisterEmail(client: Client, token: string): Promise<MessageAnswer> {
  return client.request(verifyRegisterEmailCall, { query: { token } });
}
