import * as z from 'zod/mini';
import { dataRequestKinds, dataRequestStates, dataRequestSteps } from '../data-request-names.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { currentPassword, paragraph } from '../form-primitives.ts';
import { datesInOrder, listErrors, listFields, maxCount, pageOf } from '../lists.ts';
import {
  decimal,
  messageResponse,
  rowId,
  rowIdParam,
  timestamp,
  usernameParam,
} from '../primitives.ts';
import { ruleTexts } from '../texts.ts';
import { identityErrors } from './proofs.ts';

const requestPath = z.object({ id: rowIdParam });

/** Length of the text of a request, of its completion and of the responses, in characters. */
export const dataRequestText = { minimum: 10, maximum: 2000 } as const;

const text = paragraph(dataRequestText.minimum, dataRequestText.maximum);

/** The signed-in user's password, without which the file of the own data is not handed out. */
export const ownDataPayload = z.strictObject({ password: currentPassword });
export type OwnDataPayload = z.infer<typeof ownDataPayload>;

/**
 * Everything that is stored about the signed-in user, as a JSON file with Spanish keys
 * (docs/product/my-data.md).
 */
export const downloadOwnData = defineEndpoint({
  method: 'POST',
  path: '/my-data',
  body: ownDataPayload,
  response: z.string(),
  file: 'application/vnd.mis-datos+json',
  errors: [...identityErrors, 'TOO_MANY_EXPORTS'],
});

/** A step in the history of a request. */
export const dataRequestEvent = z.object({
  at: timestamp,
  /** State after the step. */
  state: z.enum(dataRequestStates),
  /** Text of the user or of the response; null where there is none, or it was erased. */
  note: z.nullable(z.string()),
});
export type DataRequestEvent = z.infer<typeof dataRequestEvent>;

const requestFields = {
  request_id: rowId,
  received_at: timestamp,
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  /** Last day to respond, in Colombia; null while it is incomplete and once it is closed. */
  due_on: z.nullable(z.iso.date()),
  /** Last day to complete an incomplete request; null in every other state. */
  complete_by: z.nullable(z.iso.date()),
  closed_at: z.nullable(timestamp),
} as const;

/** A request of the signed-in user about their personal data, with its history. */
export const dataRequest = z.object({
  ...requestFields,
  /** The request, in the user's words. */
  details: z.nullable(z.string()),
  events: z.array(dataRequestEvent),
});
export type DataRequest = z.infer<typeof dataRequest>;

/** The signed-in user's requests, the newest first. */
export const listDataRequests = defineEndpoint({
  method: 'GET',
  path: '/data-requests',
  response: z.object({
    items: z.array(dataRequest),
    /** Whether the user is the only active administrator, who cannot ask for erasure. */
    last_administrator: z.boolean(),
  }),
});

/** Payload of a new request. */
export const newDataRequest = z.strictObject({
  kind: z.enum(dataRequestKinds),
  details: text,
});
export type NewDataRequest = z.infer<typeof newDataRequest>;

/** Makes a request to consult, correct or erase the own data (§9). */
export const createDataRequest = defineEndpoint({
  method: 'POST',
  path: '/data-requests',
  body: newDataRequest,
  response: dataRequest,
  status: 201,
  errors: ['DATA_REQUEST_OPEN', 'LAST_ADMINISTRATOR', 'TOO_MANY_REQUESTS'],
});

/** Payload of the completion of a request. */
export const dataRequestCompletion = z.strictObject({ details: text });
export type DataRequestCompletion = z.infer<typeof dataRequestCompletion>;

/** Completes an incomplete request of the signed-in user; its term starts again. */
export const completeDataRequest = defineEndpoint({
  method: 'POST',
  path: '/data-requests/:id/complete',
  params: requestPath,
  body: dataRequestCompletion,
  response: dataRequest,
  errors: ['DATA_REQUEST_NOT_FOUND', 'DATA_REQUEST_STEP_INVALID'],
});

/** Withdraws an open request of the signed-in user. */
export const withdrawDataRequest = defineEndpoint({
  method: 'POST',
  path: '/data-requests/:id/withdraw',
  params: requestPath,
  response: dataRequest,
  errors: ['DATA_REQUEST_NOT_FOUND', 'DATA_REQUEST_STEP_INVALID'],
});

/** A request as administrators see it in the list. */
export const listedDataRequest = z.object({
  ...requestFields,
  username: z.string(),
  /** Spanish name of the kind. */
  kind_name: z.string(),
  /** Spanish name of the state. */
  state_name: z.string(),
  /** Whether the last day to respond is over. */
  overdue: z.boolean(),
});
export type ListedDataRequest = z.infer<typeof listedDataRequest>;

/** Query of the requests: that of a report list, and exact filters; `open` are those not closed. */
export const dataRequestQuery = z
  .strictObject({
    ...listFields,
    max_count: maxCount,
    state: z.optional(z.enum(['open', ...dataRequestStates])),
    kind: z.optional(z.enum(dataRequestKinds)),
    username: z.optional(usernameParam),
  })
  .check(datesInOrder);

/** Everyone's requests, the newest first; for administrators. */
export const getDataRequests = defineEndpoint({
  method: 'GET',
  path: '/admin/data-requests',
  query: dataRequestQuery,
  response: pageOf(listedDataRequest),
  exported: true,
  errors: listErrors.ofAll,
});

/** A request with its history, its user, and what can be done with it. */
export const dataRequestCase = z.object({
  ...listedDataRequest.shape,
  details: z.nullable(z.string()),
  events: z.array(dataRequestEvent),
  /** The account of the user; null once it was erased. */
  account: z.nullable(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      /** The booked balance, which is lost with an erasure. */
      current_credits: decimal,
      /** Sum of open reservations, which an erasure ends. */
      pending_credits: decimal,
    }),
  ),
  /** Steps that apply now, for the administrator who asks. */
  steps: z.array(z.enum(dataRequestSteps)),
  /** Last day to notify the user that the request is incomplete; null where that is not possible. */
  completion_notice_by: z.nullable(z.iso.date()),
  /** Last day of an extended term; null where it cannot be extended. */
  extended_due_on: z.nullable(z.iso.date()),
});
export type DataRequestCase = z.infer<typeof dataRequestCase>;

/** One request; for administrators. */
export const getDataRequest = defineEndpoint({
  method: 'GET',
  path: '/admin/data-requests/:id',
  params: requestPath,
  response: dataRequestCase,
  errors: ['DATA_REQUEST_NOT_FOUND'],
});

/** Payload of a step. The user gets its text by mail; only the start needs none. */
export const dataRequestStepPayload = z
  .strictObject({
    step: z.enum(['start', 'request_completion', 'extend', 'resolve', 'reject']),
    note: z.optional(text),
  })
  .check(
    z.refine(({ step, note }) => step === 'start' || note !== undefined, {
      error: ruleTexts.nameRequired,
      path: ['note'],
    }),
  );
export type DataRequestStepPayload = z.infer<typeof dataRequestStepPayload>;

/** Applies a step to a request other than one's own; the user is notified by mail. */
export const processDataRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/data-requests/:id/steps',
  params: requestPath,
  body: dataRequestStepPayload,
  response: messageResponse,
  errors: [
    'DATA_REQUEST_NOT_FOUND',
    'DATA_REQUEST_STEP_INVALID',
    'SELF_ACTION_FORBIDDEN',
    'ACCOUNT_ERASED',
  ],
});

/** Payload of an erasure: the response to the user, and the administrator's own password. */
export const dataErasurePayload = z.strictObject({ note: text, password: currentPassword });
export type DataErasurePayload = z.infer<typeof dataErasurePayload>;

/**
 * Resolves a request for erasure: closes the account at once, after which a job removes the user from every
 * record, for good (ADR 055); needs the password again.
 */
export const eraseRequestedData = defineEndpoint({
  method: 'POST',
  path: '/admin/data-requests/:id/erase',
  params: requestPath,
  body: dataErasurePayload,
  response: messageResponse,
  errors: [
    'DATA_REQUEST_NOT_FOUND',
    'DATA_REQUEST_STEP_INVALID',
    'SELF_ACTION_FORBIDDEN',
    'ACCOUNT_ERASED',
    ...identityErrors,
  ],
});
