import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { linkToken, newUsername } from '../form-primitives.ts';
import { messageResponse } from '../primitives.ts';
import { profileFields } from '../profile-fields.ts';
import { ruleTexts } from '../texts.ts';

/**
 * The editable fields of a profile (§5), each only when it changed; other keys are rejected. A new
 * e-mail stays pending until it is confirmed (decisions §3), and needs a sign-in, or a confirmation of
 * the password, of the last ten minutes. At least one is required.
 */
export const profileUpdate = z
  .partial(z.strictObject(profileFields))
  .check(
    z.refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      ruleTexts.changeRequired,
    ),
  );
export type ProfileUpdate = z.infer<typeof profileUpdate>;

export const updateInfo = defineEndpoint({
  method: 'PUT',
  path: '/update-info',
  body: profileUpdate,
  response: z.object({
    message: z.string(),
    /** The address that awaits confirmation, or null. */
    pending_email: z.nullable(z.string()),
  }),
  errors: ['IDENTITY_CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/**
 * Makes the pending e-mail the user's own by the token of the link sent to it. Idempotent for the
 * token's life, 24 h.
 */
export const verifyEmailChange = defineEndpoint({
  method: 'POST',
  path: '/verify-email-change',
  body: z.strictObject({ token: linkToken }),
  response: messageResponse,
  errors: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
});

/** Drops the pending e-mail and revokes its link. The response is the same when there is none. */
export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/email-change',
  response: messageResponse,
});

/** Whether a username can still be chosen; usernames are public (§5). */
export const getUsernameAvailability = defineEndpoint({
  method: 'GET',
  path: '/username_availability/:username',
  params: z.object({ username: newUsername }),
  response: z.object({ available: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
});
