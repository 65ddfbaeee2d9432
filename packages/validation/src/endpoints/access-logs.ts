import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import { timestamp, usernameParam } from '../primitives.ts';

/** A web access (§3). */
export const accessLog = z.object({
  username: z.string(),
  access_time: timestamp,
  access_type: z.string(),
});
export type AccessLog = z.infer<typeof accessLog>;

/** Web accesses of one user. */
export const getAccessLogs = defineEndpoint({
  method: 'GET',
  path: '/get_access_logs/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  response: pageOf(accessLog),
  exported: true,
  errors: listErrors.ofUser,
});

/** Everyone's web accesses; for administrators. */
export const getRecentLogs = defineEndpoint({
  method: 'GET',
  path: '/get_recent_logs',
  query: listQuery,
  response: pageOf(accessLog),
  exported: true,
  errors: listErrors.ofAll,
});
