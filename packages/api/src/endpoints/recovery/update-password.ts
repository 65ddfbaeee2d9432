import {
  type MessageAnswer,
  type PasswordChange,
  updatePassword as updatePasswordCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Changes one's own password (§7); every other session of one's own ends. */
export function updatePassword(client: Client, body: PasswordChange): Promise<MessageAnswer> {
  return client.request(updatePasswordCall, { body });
}
