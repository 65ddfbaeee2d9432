import {
  cancelEmailChange as cancelEmailChangeEndpoint,
  type MessageResponse,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Drops an e-mail that awaits confirmation. */
export function cancelEmailChange(client: Client): Promise<MessageResponse> {
  return client.request(cancelEmailChangeEndpoint, {});
}
