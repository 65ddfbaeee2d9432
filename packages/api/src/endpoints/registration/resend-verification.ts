import {
  type MessageAnswer,
  resendVerification as resendVerificationCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Asks for a new verification link; the answer is the same for an address that is not known. */
export function resendVerification(
  client: Client,
  body: { email: string; recaptchaToken: string },
): Promise<MessageAnswer> {
  return client.request(resendVerificationCall, { body });
}
