import {
  type MessageAnswer,
  sendPasswordReset as sendPasswordResetCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Asks for a reset link; the answer is the same for an address that is not known (§7). */
export function sendPasswordReset(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageAnswer> {
  return client.request(sendPasswordResetCall, { body });
}
