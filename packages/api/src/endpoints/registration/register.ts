import {
  type MessageAnswer,
  type RegistrationForm,
  register as registerCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Registers: `confirmPassword` is removed; username and e-mail are lower-cased (§3). */
export function register(
  client: Client,
  form: RegistrationForm,
  recaptchaToken: string,
): Promise<MessageAnswer> {
  const { confirmPassword: _, ...fields } = form;
  return client.request(registerCall, { body: { ...fields, recaptchaToken } });
}
