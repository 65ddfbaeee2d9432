import * as z from 'zod/mini';
import { accessTypes } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { messageResponse } from '../primitives.ts';

/** Who is signed in (§3). `role` is compared through `isAdminRole` only. */
export const sessionUser = z.object({ username: z.string(), role: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

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

/** Revokes the session, even with an expired access token, and clears its cookies. Needs none. */
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
