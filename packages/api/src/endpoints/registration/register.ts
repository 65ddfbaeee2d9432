import {
  type MessageResponse,
  type RegistrationForm,
  register as registerEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Registers: `confirmPassword` is removed; username and e-mail are lower-cased (§3). */
export function register(
  client: Client,
  form: RegistrationForm,
  recaptchaToken: string,
): Promise<MessageResponse> {
  const { confirmPassword: _, ...fields } = form;
  return client.request(registerEndpoint, { body: { ...fields, recaptchaToken } });
}
