import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import { decimal, rowId, timestamp, toolParam, usernameParam } from '../primitives.ts';

const utilizationFields = {
  utilization_id: rowId,
  username: z.string(),
  /** The tool's code, R_INF_01 … R_INF_15. */
  feature_id: z.string(),
  feature_name: z.string(),
  /** Null while the run is open, and for one that expired. */
  finish_date: z.nullable(timestamp),
  /** «Registros FC», stored as the tool sent it (decisions §3). */
  fc_records90: z.int(),
  /** «Registros TB», stored as the tool sent it (decisions §3). */
  tb_records90: z.int(),
  score: decimal,
  /** «% nivel», stored as the tool sent it (decisions §3). */
  prcnt_score_level: z.nullable(decimal),
  /** Null while the run is open; zero for a failed run. */
  credits_used: z.nullable(decimal),
} as const;

/** A utilization in the list of one user (§3): its date is `usage_date`. */
export const utilization = z.object({ ...utilizationFields, usage_date: timestamp });
export type Utilization = z.infer<typeof utilization>;

export const getUtilizations = defineEndpoint({
  method: 'GET',
  path: '/get_utilizations/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  response: pageOf(utilization),
  exported: true,
  errors: listErrors.ofUser,
});

/** A utilization in the lists of everyone and of one tool (§3): its date is `used_date`. */
export const usedUtilization = z.object({ ...utilizationFields, used_date: timestamp });
export type UsedUtilization = z.infer<typeof usedUtilization>;

/** Everyone's utilizations; for administrators. */
export const getAllUtilizations = defineEndpoint({
  method: 'GET',
  path: '/get_all_utilizations',
  query: listQuery,
  response: pageOf(usedUtilization),
  exported: true,
  errors: listErrors.ofAll,
});

/** Utilizations of one tool; for administrators. */
export const getFeatureUtilization = defineEndpoint({
  method: 'GET',
  path: '/get_feature_utilization/:tool',
  params: z.object({ tool: toolParam }),
  query: listQuery,
  response: pageOf(usedUtilization),
  exported: true,
  errors: listErrors.ofTool,
});
