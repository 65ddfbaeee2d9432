import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { botCheckToken, currentPassword } from '../form-primitives.ts';
import { ruleTexts } from '../texts.ts';
import { sessionUser } from './session.ts';

/** Sign-in payload (§7). The username only has a size: a wrong form is a wrong credential. */
export const loginPayload = z.strictObject({
  username: z.string(ruleTexts.usernameRequired).check(
    z.overwrite((value) => value.trim()),
    z.minLength(1, ruleTexts.usernameRequired),
    z.maxLength(320, ruleTexts.textTooLong(320)),
  ),
  password: currentPassword,
  recaptchaToken: botCheckToken,
});
export type LoginPayload = z.infer<typeof loginPayload>;

/**
 * Starts a session (§4). SECOND_FACTOR_REQUIRED is no rejection of the password: the sign-in goes on at
 * `/login/second-factor`.
 */
export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  body: loginPayload,
  response: sessionUser,
  freshTokens: true,
  errors: [
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'SECOND_FACTOR_REQUIRED',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});
