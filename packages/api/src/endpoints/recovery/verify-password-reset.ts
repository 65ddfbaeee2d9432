import {
  type PasswordResetForm,
  type SessionUser,
  verifyPasswordReset as verifyPasswordResetEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Sets a new password by the token of a reset link (§7); a fresh session is open afterwards. */
export function verifyPasswordReset(
  client: Client,
  body: PasswordResetForm & { token: string },
): Promise<SessionUser> {
  return client.request(verifyPasswordResetEndpoint, { body });
}
