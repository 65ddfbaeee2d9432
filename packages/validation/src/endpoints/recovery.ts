import * as z from 'zod/mini';
import { passwordChangeTypes } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  botCheckToken,
  currentPassword,
  email,
  linkToken,
  newPassword,
} from '../form-primitives.ts';
import { isRecord } from '../is-record.ts';
import { messageResponse } from '../primitives.ts';
import { passwordUnchanged, ruleTexts } from '../texts.ts';
import { sessionUser } from './session.ts';

const newPasswordFields = {
  new_password: newPassword,
  confirm_new_password: z.string(ruleTexts.passwordRequired),
  /** Whether the registered machine is released too; it is unless this is false. */
  release_machine: z.optional(z.boolean()),
} as const;

/** The repeated password is the same (§5); reported with the other issues. */
const passwordsMatch = z.refine<{ new_password: string; confirm_new_password: string }>(
  (form) => form.new_password === form.confirm_new_password,
  { error: ruleTexts.passwordsMismatch, path: ['confirm_new_password'], when: isRecord },
);

/** Requests a reset link; the response is the same for a known and an unknown e-mail (R9). */
export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/password-reset-send-email',
  body: z.strictObject({ email, recaptchaToken: botCheckToken }),
  response: messageResponse,
  errors: ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

/** The form of a new password after a reset (§2): without the link's token. */
export const passwordResetForm = z.strictObject(newPasswordFields).check(passwordsMatch);
export type PasswordResetForm = z.infer<typeof passwordResetForm>;

/**
 * Sets a new password by a reset link's token, once. Revokes every session of the user and opens a
 * new one, so that the change can be reported (decisions §3); with a second factor the change is
 * done too, and the sign-in continues at `/login/second-factor`.
 */
export const verifyPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/verify-reset-password-email',
  body: z.strictObject({ ...newPasswordFields, token: linkToken }).check(passwordsMatch),
  response: sessionUser,
  freshTokens: true,
  errors: ['LINK_INVALID', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/**
 * Checks a reset link without using it, so that no one types a password for one that is used or
 * expired. By POST, as an address is logged.
 */
export const checkResetLink = defineEndpoint({
  method: 'POST',
  path: '/check-reset-link',
  body: z.strictObject({ token: linkToken }),
  response: messageResponse,
  errors: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
});

/** A change to the same password would only seem to protect the account (decisions §3). */
const passwordDiffers = z.refine<{ old_password: string; new_password: string }>(
  (form) => form.new_password === '' || form.new_password !== form.old_password,
  { error: passwordUnchanged, path: ['new_password'], when: isRecord },
);

/** Password change (§3), as the form has it and as it is sent. */
export const passwordChange = z
  .strictObject({ old_password: currentPassword, ...newPasswordFields })
  .check(passwordsMatch, passwordDiffers);
export type PasswordChange = z.infer<typeof passwordChange>;

/**
 * Changes the signed-in user's password: revokes every other session and gives this one fresh
 * tokens (§7).
 */
export const updatePassword = defineEndpoint({
  method: 'PUT',
  path: '/updatePassword',
  body: passwordChange,
  response: messageResponse,
  freshTokens: true,
  errors: ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
});

/** Attaches to the row that the server wrote when the password changed (§7, decisions §3). */
export const logPasswordChange = defineEndpoint({
  method: 'POST',
  path: '/log_passwordChange',
  body: z.strictObject({ change_type: z.enum(passwordChangeTypes) }),
  response: messageResponse,
});
