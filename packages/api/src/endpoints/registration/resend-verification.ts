import {
  type MessageResponse,
  resendVerification as resendVerificationEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Requests a new verification link; the response is the same for an unknown address. */
export function resendVerification(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageResponse> {
  return client.request(resendVerificationEndpoint, { body });
}
