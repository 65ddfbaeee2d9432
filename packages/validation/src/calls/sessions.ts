import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { instant, messageAnswer } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';

/** One of the signed-in person's open sessions. */
export const ownSession = z.object({
  id: z.uuid(),
  created_at: instant,
  last_seen_at: instant,
  /** Browser and system in words, e.g. «Chrome en Windows». */
  user_agent: z.string(),
  /** Network address that it was opened from, when it is known. */
  address: z.nullable(z.string()),
  /** Whether it is the session of this very request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The signed-in person's open sessions, the one last used first. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/sessions',
  answer: z.object({ items: z.array(ownSession) }),
});

/** Ends one of one's own sessions; somebody else's is as unknown as none. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/sessions/:id',
  params: z.object({ id: z.uuid(ruleTexts.sessionFormat) }),
  answer: messageAnswer,
  errors: ['SESSION_NOT_FOUND'],
});

/** Ends every session of one's own but this. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/sessions/end-others',
  answer: messageAnswer,
});
