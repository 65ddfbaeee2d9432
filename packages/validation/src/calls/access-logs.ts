import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import { instant, usernameParam } from '../primitives.ts';

/** A web access (§3). */
export const accessLog = z.object({
  username: z.string(),
  access_time: instant,
  access_type: z.string(),
});
export type AccessLog = z.infer<typeof accessLog>;

/** Web accesses of one person. */
export const getAccessLogs = defineCall({
  method: 'GET',
  path: '/get_access_logs/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  answer: pageOf(accessLog),
  exported: true,
  errors: listErrors.ofUser,
});

/** Everyone's web accesses; for administrators. */
export const getRecentLogs = defineCall({
  method: 'GET',
  path: '/get_recent_logs',
  query: listQuery,
  answer: pageOf(accessLog),
  exported: true,
  errors: listErrors.ofAll,
});
