import {
  type MessageResponse,
  sendPasswordReset as sendPasswordResetEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Requests a reset link; the response is the same for an unknown address (§7). */
export function sendPasswordReset(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageResponse> {
  return client.request(sendPasswordResetEndpoint, { body });
}
