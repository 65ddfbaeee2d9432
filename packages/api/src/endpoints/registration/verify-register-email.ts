import {
  type MessageResponse,
  verifyRegisterEmail as verifyRegisterEmailEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Verifies a registration by the token of the mail (§7). */
export function verifyRegisterEmail(client: Client, token: string): Promise<MessageResponse> {
  return client.request(verifyRegisterEmailEndpoint, { query: { token } });
}
