import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { currentPassword } from '../form-primitives.ts';
import { messageResponse, timestamp } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';

/** One of the signed-in user's open sessions. */
export const ownSession = z.object({
  id: z.uuid(),
  created_at: timestamp,
  last_seen_at: timestamp,
  /** Browser and operating system as text, e.g. «Chrome en Windows». */
  user_agent: z.string(),
  /** Network address that it was opened from, when it is known. */
  address: z.nullable(z.string()),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The signed-in user's open sessions, the one last used first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  response: z.object({ items: z.array(ownSession) }),
});

/** The own password, entered again. */
export const identityPayload = z.strictObject({ password: currentPassword });
export type IdentityPayload = z.infer<typeof identityPayload>;

/**
 * Confirms the own password in the open session, for endpoints that respond with
 * `IDENTITY_CONFIRMATION_REQUIRED`. It counts for ten minutes, as the sign-in does.
 */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/sessions/confirm-identity',
  body: identityPayload,
  response: messageResponse,
  freshTokens: true,
  errors: ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
});

/** Revokes a session of the signed-in user; another user's session is as unknown as none. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  params: z.object({ id: z.uuid(ruleTexts.sessionFormat) }),
  response: messageResponse,
  errors: ['SESSION_NOT_FOUND', 'IDENTITY_CONFIRMATION_REQUIRED'],
});

/**
 * Revokes every session of the signed-in user except this one, and the machine's token unless
 * `release_machine` is false.
 */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/sessions/end-others',
  body: z.nullish(z.strictObject({ release_machine: z.optional(z.boolean()) })),
  response: messageResponse,
  errors: ['IDENTITY_CONFIRMATION_REQUIRED'],
});
