import {
  type MessageResponse,
  sendPasswordReset as sendPasswordResetEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Asks for a reset link; the answer is the same for an address that is not known (§7). */
export function sendPasswordReset(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageResponse> {
  return client.request(sendPasswordResetEndpoint, { body });
}
