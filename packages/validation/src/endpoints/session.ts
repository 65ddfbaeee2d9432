import * as z from 'zod/mini';
import { accessTypes } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { botCheckToken, currentPassword, messageResponse } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';

/** Who is signed in (§3). `role` is compared through `isAdminRole` only. */
export const sessionUser = z.object({ username: z.string(), role: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

/** Sign-in payload (§7). The username only has a size: a wrong form is a wrong credential. */
export const loginPayload = z.strictObject({
  username: z.string(ruleTexts.usernameRequired).check(
    z.overwrite((value) => value.trim()),
    z.minLength(1, ruleTexts.usernameRequired),
    z.maxLength(320, ruleTexts.textTooLong),
  ),
  password: currentPassword,
  recaptchaToken: botCheckToken,
});
export type LoginPayload = z.infer<typeof loginPayload>;

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  body: loginPayload,
  response: sessionUser,
  errors: [
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'SECOND_FACTOR_REQUIRED',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

/** Validates the session; once at its start (§4). */
export const validateToken = defineEndpoint({
  method: 'GET',
  path: '/auth/validate_token',
  response: sessionUser,
});

/** Renews the session with its refresh cookie (§4, §7). */
export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/token/refresh',
  response: sessionUser,
  errors: ['UNAUTHENTICATED'],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  response: messageResponse,
});

/** Attaches to the access row that the server wrote at sign-in (§7, decisions §3). */
export const logAccess = defineEndpoint({
  method: 'POST',
  path: '/log_access',
  body: z.strictObject({ access_type: z.enum(accessTypes) }),
  response: messageResponse,
});
