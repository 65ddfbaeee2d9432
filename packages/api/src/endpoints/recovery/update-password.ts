import {
  type MessageResponse,
  type PasswordChange,
  updatePassword as updatePasswordEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Changes one's own password (§7); every other session of one's own ends. */
export function updatePassword(client: Client, body: PasswordChange): Promise<MessageResponse> {
  return client.request(updatePasswordEndpoint, { body });
}
