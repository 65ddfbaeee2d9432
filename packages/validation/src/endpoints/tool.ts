import * as z from 'zod/mini';
import { limits, runRecordsMaximum } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import type { ErrorCode } from '../error-codes.ts';
import { line, truncatedText } from '../form-primitives.ts';
import { decimal, rowId, rowIdParam, timestamp, toolParam } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';

const recordTotal = z.int().check(z.nonnegative(), z.maximum(runRecordsMaximum));
const idPath = z.object({ id: rowIdParam });

/** Why a run cannot go on or end. */
const openRunErrors = [
  'UTILIZATION_NOT_FOUND',
  'UTILIZATION_CLOSED',
  'UTILIZATION_EXPIRED',
] as const satisfies readonly ErrorCode[];

/** Exchanges an activation code and a machine id for the machine's token (decisions §4). */
export const registerMachine = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/machines',
  errors: ['ACTIVATION_CODE_INVALID', 'MACHINE_ALREADY_REGISTERED', 'TOO_MANY_REQUESTS'],
  body: z.strictObject({
    activation_code: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/, ruleTexts.activationCodeFormat)),
    machine_id: z.string().check(z.regex(/^[\x21-\x7E]{3,100}$/, ruleTexts.machineName)),
  }),
  /** The token is shown once; only its hash is stored. */
  response: z.object({ machine_token: z.string(), username: z.string(), machine_id: z.string() }),
  status: 201,
});

/** Releases the machine that sends the request, so that its user can register another one. */
export const releaseOwnMachine = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/machines/release',
  response: z.object({ username: z.string(), machine_id: z.string() }),
});

/** One of the 15 tools, R_INF_01 … R_INF_15 (§2). */
export const tool = z.object({ feature_id: z.string(), feature_name: z.string() });

export const listTools = defineEndpoint({
  method: 'GET',
  path: '/tool/v1/tools',
  response: z.object({ items: z.array(tool) }),
});

/** The counts that a run is measured by, from the toolbox. */
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

/** The price of a run by the published price list; nothing is reserved or charged. */
export const createEstimate = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/estimates',
  errors: ['TOOL_NOT_FOUND', 'PRICE_LIST_MISSING'],
  body: z.strictObject(runMeasure),
  response: estimate,
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
  /** Part of the final price that exceeds the balance; not charged. */
  credits_shortfall: decimal,
  price_list_version: z.int(),
  /** When the reservation is released unless a heartbeat arrives. */
  expires_at: z.nullable(timestamp),
  available_credits: decimal,
});

export type ToolUtilization = z.infer<typeof toolUtilization>;

/** Reserves the run's credits, once per key; 402 when short. */
export const createUtilization = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/utilizations',
  idempotent: true,
  errors: [
    'INSUFFICIENT_CREDITS',
    'TOOL_NOT_FOUND',
    'PRICE_LIST_MISSING',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  body: z.strictObject({
    ...runMeasure,
    prcnt_score_level: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))),
  }),
  response: toolUtilization,
  status: 201,
});

/** State of a run, for a toolbox that lost a response or was interrupted. */
export const readUtilization = defineEndpoint({
  method: 'GET',
  path: '/tool/v1/utilizations/:id',
  params: idPath,
  errors: ['UTILIZATION_NOT_FOUND'],
  response: toolUtilization,
});

/** Extends the reservation of an open run. */
export const heartbeatUtilization = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/heartbeat',
  params: idPath,
  errors: openRunErrors,
  response: toolUtilization,
});

/**
 * Charges the price of the tool's own counts, which may be lower or higher than those reserved, by
 * the run's own price list: at most what was reserved and what else is available at that moment.
 * Absent counts are as reserved. A repeated request gets the same response. A run past its time is
 * rejected and stays free (UTILIZATION_EXPIRED).
 */
export const finishUtilization = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/finish',
  params: idPath,
  errors: openRunErrors,
  body: z.strictObject({
    fc_records90: z.optional(recordTotal),
    tb_records90: z.optional(recordTotal),
  }),
  response: toolUtilization,
});

/**
 * Logs the failure and releases the reservation: a failed run is free. A long message is cut off, as
 * rejecting it would lose the report.
 */
export const failUtilization = defineEndpoint({
  method: 'POST',
  path: '/tool/v1/utilizations/:id/errors',
  params: idPath,
  errors: openRunErrors,
  body: z.strictObject({
    error_message: truncatedText(limits.errorMessageMaximum),
    execute_stage: line(120),
  }),
  response: toolUtilization,
});
