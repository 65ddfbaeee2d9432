import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import { rowId, timestamp, toolParam, usernameParam } from '../primitives.ts';

/** Why a run failed, as the toolbox reported it (§3). */
export const errorLog = z.object({
  error_id: rowId,
  username: z.string(),
  feature_name: z.string(),
  /** The utilization that failed. */
  util_id: rowId,
  error_time: timestamp,
  error_message: z.string(),
  execute_stage: z.string(),
});
export type ErrorLog = z.infer<typeof errorLog>;

/** Everyone's errors; for administrators. */
export const getAllErrorLogs = defineEndpoint({
  method: 'GET',
  path: '/get_all_error_logs',
  query: listQuery,
  response: pageOf(errorLog),
  exported: true,
  errors: listErrors.ofAll,
});

/** Errors of one user. */
export const getUserErrors = defineEndpoint({
  method: 'GET',
  path: '/get_user_errors/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  response: pageOf(errorLog),
  exported: true,
  errors: listErrors.ofUser,
});

/** Errors of one tool; for administrators. */
export const getToolErrors = defineEndpoint({
  method: 'GET',
  path: '/get_tool_errors/:tool',
  params: z.object({ tool: toolParam }),
  query: listQuery,
  response: pageOf(errorLog),
  exported: true,
  errors: listErrors.ofTool,
});
