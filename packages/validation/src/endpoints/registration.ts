import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  botCheckToken,
  currentPassword,
  email,
  linkToken,
  newPassword,
  newUsername,
} from '../form-primitives.ts';
import { isRecord } from '../is-record.ts';
import { messageResponse } from '../primitives.ts';
import { profileFields } from '../profile-fields.ts';
import { isReservedUsername } from '../reserved-usernames.ts';
import { ruleTexts } from '../texts.ts';

/** Fields of every account, whether its user or an operator creates it. */
export const accountFields = {
  username: newUsername,
  ...profileFields,
  password: newPassword,
} as const;

const registrationFields = {
  ...accountFields,
  username: newUsername.check(
    z.refine((value) => !isReservedUsername(value), ruleTexts.usernameReserved),
  ),
  acceptTerms: z.literal(true, ruleTexts.termsRequired),
  acceptPrivacyPolicy: z.literal(true, ruleTexts.privacyPolicyRequired),
} as const;

/** Registration payload as sent (§3): without `confirmPassword`, with the bot check's token. */
export const registrationPayload = z.strictObject({
  ...registrationFields,
  recaptchaToken: botCheckToken,
});
export type RegistrationPayload = z.infer<typeof registrationPayload>;

/** The registration form (§5): the payload's fields and the repeated password. */
export const registrationForm = z
  .object({
    ...registrationFields,
    confirmPassword: z.string(ruleTexts.passwordRequired),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: ruleTexts.passwordsMismatch,
      path: ['confirmPassword'],
      when: isRecord,
    }),
  );
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The response is the same for a known and an unknown e-mail (R9). */
export const register = defineEndpoint({
  method: 'POST',
  path: '/register',
  body: registrationPayload,
  response: messageResponse,
  errors: ['USERNAME_TAKEN', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

/**
 * Completes a registration in the browser that made it; in another one it needs the password chosen
 * (`confirmRegistration`, ADR 051). Idempotent for the token's life, 24 h (decisions §3).
 */
export const verifyRegisterEmail = defineEndpoint({
  method: 'GET',
  path: '/verify-register-email',
  query: z.strictObject({ token: linkToken }),
  response: messageResponse,
  errors: ['LINK_INVALID', 'REGISTRATION_PASSWORD_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/** The form that a link shows in another browser than the registration was made in (ADR 051). */
export const registrationConfirmationForm = z.strictObject({ password: currentPassword });
export type RegistrationConfirmationForm = z.infer<typeof registrationConfirmationForm>;

/**
 * Completes a registration by its link and the password chosen in it, from any browser; idempotent
 * like the link. Not in the specification: a mailbox's owner must not complete a stranger's
 * registration without noticing (decisions §3).
 */
export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/confirm-registration',
  body: z.strictObject({ token: linkToken, password: currentPassword }),
  response: messageResponse,
  errors: ['LINK_INVALID', 'PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
});

/** Deletes the pending registration of a link, so that the mailbox's owner starts over. */
export const discardRegistration = defineEndpoint({
  method: 'POST',
  path: '/discard-registration',
  body: z.strictObject({ token: linkToken }),
  response: messageResponse,
  errors: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
});

/**
 * Sends a new verification link to an account that awaits one; the same response whether or not it
 * exists. Not in the specification: an expired link needs a way on (decisions, cases to survive).
 */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/resend-verification-email',
  body: z.strictObject({ email, recaptchaToken: botCheckToken }),
  response: messageResponse,
  errors: ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});
