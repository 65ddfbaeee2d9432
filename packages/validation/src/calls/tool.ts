import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { decimal, instant, line, rowId, toolParam } from '../primitives.ts';

const recordTotal = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));
const idPath = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

/** Exchanges an activation code and a machine id for the machine's token (decisions §4). */
export const registerMachine = defineCall({
  method: 'POST',
  path: '/tool/v1/machines',
  body: z.strictObject({
    activation_code: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/)),
    machine_id: z.string().check(z.regex(/^[\x21-\x7E]{3,100}$/)),
  }),
  /** The token is shown once; only its hash is kept. */
  answer: z.object({ machine_token: z.string(), username: z.string(), machine_id: z.string() }),
  status: 201,
});

/** One of the 15 tools, R_INF_01 … R_INF_15 (§2). */
export const tool = z.object({ feature_id: z.string(), feature_name: z.string() });

export const listTools = defineCall({
  method: 'GET',
  path: '/tool/v1/tools',
  answer: z.object({ items: z.array(tool) }),
});

/** What a run is measured by, as the toolbox counts it. */
const runMeasure = {
  feature_id: toolParam,
  fc_records90: recordTotal,
  tb_records90: recordTotal,
} as const;

/** The price of a run before it starts: computed by the server from the published price list. */
export const estimate = z.object({
  feature_id: z.string(),
  score: decimal,
  /** Name of the price list's level that the score falls into. */
  level: z.string(),
  credits: decimal,
  available_credits: decimal,
  enough: z.boolean(),
  price_list_version: z.int(),
});

export const createEstimate = defineCall({
  method: 'POST',
  path: '/tool/v1/estimates',
  body: z.strictObject(runMeasure),
  answer: estimate,
});

export const utilizationStates = ['open', 'finished', 'failed', 'expired'] as const;

/** A run as the toolbox sees it. */
export const toolUtilization = z.object({
  utilization_id: rowId,
  state: z.enum(utilizationStates),
  score: decimal,
  level: z.string(),
  credits_reserved: decimal,
  credits_used: z.nullable(decimal),
  price_list_version: z.int(),
  /** When the reservation is released unless a heartbeat comes. */
  expires_at: z.nullable(instant),
  available_credits: decimal,
});

export type ToolUtilization = z.infer<typeof toolUtilization>;

/** Reserves the run's credits; needs `Idempotency-Key`; 402 when short. */
export const createUtilization = defineCall({
  method: 'POST',
  path: '/tool/v1/utilizations',
  body: z.strictObject({
    ...runMeasure,
    prcnt_score_level: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))),
  }),
  answer: toolUtilization,
  status: 201,
});

export const heartbeatUtilization = defineCall({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/heartbeat',
  params: idPath,
  answer: toolUtilization,
});

/** Settles at most what was reserved; the final counts may be lower than the first ones. */
export const finishUtilization = defineCall({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/finish',
  params: idPath,
  body: z.strictObject({
    fc_records90: z.optional(recordTotal),
    tb_records90: z.optional(recordTotal),
  }),
  answer: toolUtilization,
});

/** Logs the failure and releases the reservation: a failed run is free. */
export const failUtilization = defineCall({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/errors',
  params: idPath,
  body: z.strictObject({
    error_message: z.string().check(z.minLength(1), z.maxLength(8000)),
    execute_stage: line(120),
  }),
  answer: toolUtilization,
});
