import {
  type MessageAnswer,
  verifyEmailChange as verifyEmailChangeCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Confirms a new e-mail by the token of the link sent to it (decisions §3). */
export function verifyEmailChange(client: Client, token: string): Promise<MessageAnswer> {
  return client.request(verifyEmailChangeCall, { body: { token } });
}
