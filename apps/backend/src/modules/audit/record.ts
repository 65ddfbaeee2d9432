import type { AuditAction, AuditFact } from '@consultancy/validation';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { plainAddress } from '../../security/network-address.ts';

/** Who did something, and by which request. */
export interface AuditOrigin {
  /** Absent when the server itself acts. */
  actorId?: number;
  address?: string;
  requestId?: string;
}

/** Facts of an event, by name. */
export type AuditFacts = Partial<Record<AuditFact, unknown>>;

/** One event of the audit trail. No secret belongs into it. */
export interface AuditEvent {
  action: AuditAction;
  /** Whom it is about, if it is about someone. */
  targetId?: number;
  /** Why, in the actor's own words. */
  reason?: string;
  /** The values before and after, where something changed. */
  before?: AuditFacts;
  after?: AuditFacts;
  /** Other facts, such as the row that it made. */
  detail?: AuditFacts;
}

/** The origin of an action of the signed-in user of a request. */
export function originOf(request: FastifyRequest): AuditOrigin {
  return {
    ...(request.principal ? { actorId: request.principal.userId } : {}),
    address: request.ip,
    requestId: request.id,
  };
}

const json = (value: AuditFacts | undefined) =>
  value === undefined ? null : JSON.stringify(value);

/**
 * Writes an event into the trail, in the transaction of what it reports: the one is committed if
 * and only if the other is. The one place that writes `audit_events`.
 */
export async function recordAudit(db: Db, origin: AuditOrigin, event: AuditEvent): Promise<void> {
  await sql`
    INSERT INTO audit_events
      (actor_id, target_id, action, reason, before, after, detail, address, request_id)
    VALUES (${origin.actorId ?? null}, ${event.targetId ?? null}, ${event.action},
            ${event.reason ?? null}, ${json(event.before)}::jsonb, ${json(event.after)}::jsonb,
            ${json(event.detail ?? {})}::jsonb, ${plainAddress(origin.address)},
            ${origin.requestId ?? null})`.execute(db);
}
