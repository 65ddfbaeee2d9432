import {
  type MessageResponse,
  resendVerification as resendVerificationEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Asks for a new verification link; the answer is the same for an address that is not known. */
export function resendVerification(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageResponse> {
  return client.request(resendVerificationEndpoint, { body });
}
