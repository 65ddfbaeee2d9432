import {
  type MessageResponse,
  verifyEmailChange as verifyEmailChangeEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Confirms a new e-mail by the token of the link sent to it (decisions §3). */
export function verifyEmailChange(client: Client, token: string): Promise<MessageResponse> {
  return client.request(verifyEmailChangeEndpoint, { body: { token } });
}
