import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { messageResponse, timestamp } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';

/** One of the signed-in person's open sessions. */
export const ownSession = z.object({
  id: z.uuid(),
  created_at: timestamp,
  last_seen_at: timestamp,
  /** Browser and system in words, e.g. «Chrome en Windows». */
  user_agent: z.string(),
  /** Network address that it was opened from, when it is known. */
  address: z.nullable(z.string()),
  /** Whether it is the session of this very request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The signed-in person's open sessions, the one last used first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  response: z.object({ items: z.array(ownSession) }),
});

/** Ends one of one's own sessions; somebody else's is as unknown as none. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  params: z.object({ id: z.uuid(ruleTexts.sessionFormat) }),
  response: messageResponse,
  errors: ['SESSION_NOT_FOUND'],
});

/** Ends every session of one's own but this. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/sessions/end-others',
  response: messageResponse,
});
