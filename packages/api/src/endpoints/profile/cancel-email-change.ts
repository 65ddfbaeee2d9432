import {
  cancelEmailChange as cancelEmailChangeCall,
  type MessageAnswer,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Drops an e-mail that awaits confirmation. */
export function cancelEmailChange(client: Client): Promise<MessageAnswer> {
  return client.request(cancelEmailChangeCall, {});
}
