import * as z from 'zod/mini';
import { auditActions } from '../audit-actions.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { datesInOrder, listErrors, listFields, maxCount, pageOf } from '../lists.ts';
import { rowId, timestamp, usernameParam } from '../primitives.ts';

const facts = z.record(z.string(), z.unknown());

/** An event of security or administration; never changed once it is written. */
export const auditEvent = z.object({
  id: rowId,
  date: timestamp,
  /** As it is stored; `auditActionNames` has its Spanish name. */
  action: z.enum(auditActions),
  /** Its Spanish name. */
  action_name: z.string(),
  /** Who did it; null when the server did. */
  actor: z.nullable(z.string()),
  /** Whom it is about, if it is about someone. */
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Values before and after, by field. */
  before: z.nullable(facts),
  after: z.nullable(facts),
  /** Other facts, such as the number of a purchase. */
  detail: facts,
  /** Network address of the request. */
  address: z.nullable(z.string()),
  /** The request's number in the server's log. */
  request_id: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** Query of the audit trail: that of a report list, and exact filters. */
export const auditQuery = z
  .strictObject({
    ...listFields,
    max_count: maxCount,
    actor: z.optional(usernameParam),
    target: z.optional(usernameParam),
    action: z.optional(z.enum(auditActions)),
  })
  .check(datesInOrder);

/** The audit trail, newest first. */
export const getAuditEvents = defineEndpoint({
  method: 'GET',
  path: '/admin/audit-events',
  query: auditQuery,
  response: pageOf(auditEvent),
  exported: true,
  errors: listErrors.ofAll,
});
