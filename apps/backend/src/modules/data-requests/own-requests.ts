import type { DataRequest, DataRequestCompletion, NewDataRequest } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { type AuditFacts, type AuditOrigin, recordAudit } from '../audit/record.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { dueOn } from './deadlines.ts';
import {
  type CaseRow,
  changeState,
  insertEvent,
  insertRequest,
  isLastAdministrator,
  type LockedRequest,
  listRequestsOf,
  lockRequest,
  type NewState,
  readRequest,
} from './repository.ts';
import { colombianDay } from './working-days.ts';

/** Requests of one user, which each cost an administrator time. */
const requestsPerUser: RateLimit = { name: 'data requests', max: 10, minutes: 24 * 60 };

/** A request as its data subject sees it. */
const shown = ({ user_id, username, counted_from, ...request }: CaseRow): DataRequest => request;

async function readOwn(db: Db, requestId: number): Promise<DataRequest> {
  const row = await readRequest(db, requestId);
  if (!row) {
    throw new AppError('DATA_REQUEST_NOT_FOUND');
  }
  return shown(row);
}

/** The requests of a user, and whether they may ask for erasure. */
export async function listOwn(db: Db, { userId }: SessionPrincipal) {
  const rows = await listRequestsOf(db, userId);
  return { items: rows.map(shown), last_administrator: await isLastAdministrator(db, userId) };
}

/**
 * Locks the data subject's account until the transaction ends. An erasure then comes after the request,
 * and resolves it, or before: no step would apply any more to a request that it did not see.
 */
async function lockActiveUser(trx: Db, userId: number): Promise<void> {
  const { rows } = await sql`
    SELECT FROM users WHERE id = ${userId} AND disabled_at IS NULL FOR SHARE`.execute(trx);
  if (rows.length === 0) {
    throw new AppError('UNAUTHENTICATED');
  }
}

/**
 * Creates a request; its term starts on the next working day (§9).
 * @throws DATA_REQUEST_OPEN while one of the kind is open; LAST_ADMINISTRATOR; TOO_MANY_REQUESTS;
 * UNAUTHENTICATED for an account that was closed meanwhile.
 */
export async function createRequest(
  app: FastifyInstance,
  { userId }: SessionPrincipal,
  { kind, details }: NewDataRequest,
  origin: AuditOrigin,
): Promise<DataRequest> {
  await app.limits.require(app.db, requestsPerUser, String(userId));
  const today = colombianDay(new Date());
  const insert = async (trx: Db) => {
    await lockActiveUser(trx, userId);
    if (kind === 'erasure' && (await isLastAdministrator(trx, userId))) {
      throw new AppError('LAST_ADMINISTRATOR');
    }
    const request = { userId, kind, details, today, dueOn: dueOn(kind, today) };
    const requestId = await insertRequest(trx, request);
    const eventId = await insertEvent(trx, requestId, { state: 'received', note: null });
    const detail: AuditFacts = { request_id: requestId, kind };
    await recordAudit(trx, origin, { action: 'data request made', targetId: userId, detail });
    await enqueueMail(trx, { mail: 'data-request', eventId });
    return readOwn(trx, requestId);
  };
  try {
    return await app.db.transaction().execute(insert);
  } catch (error) {
    throw violatedUnique(error) ? new AppError('DATA_REQUEST_OPEN') : error;
  }
}

/** A step that the data subject applies to a request of their own. */
interface OwnStep {
  audit: 'data request completed' | 'data request withdrawn';
  /** The next state; null where the step does not apply. */
  next: (request: LockedRequest) => NewState | null;
}

async function applyOwnStep(
  db: Db,
  { userId }: SessionPrincipal,
  requestId: number,
  { audit, next }: OwnStep,
  origin: AuditOrigin,
): Promise<DataRequest> {
  return db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    // Another user's request gets the same response as an unknown one.
    if (request?.user_id !== userId) {
      throw new AppError('DATA_REQUEST_NOT_FOUND');
    }
    const state = next(request);
    if (!state) {
      throw new AppError('DATA_REQUEST_STEP_INVALID');
    }
    const eventId = await changeState(trx, requestId, state);
    await recordAudit(trx, origin, {
      action: audit,
      targetId: userId,
      before: { state: request.state },
      after: { state: state.state },
      detail: { request_id: requestId },
    });
    await enqueueMail(trx, { mail: 'data-request', eventId });
    return readOwn(trx, requestId);
  });
}

/**
 * Completes an incomplete request; its term starts again (§9).
 * @throws DATA_REQUEST_NOT_FOUND, DATA_REQUEST_STEP_INVALID.
 */
export function completeRequest(
  db: Db,
  user: SessionPrincipal,
  requestId: number,
  { details }: DataRequestCompletion,
  origin: AuditOrigin,
): Promise<DataRequest> {
  const today = colombianDay(new Date());
  const next = ({ state, kind }: LockedRequest): NewState | null =>
    state === 'incomplete'
      ? {
          state: 'received',
          counted_from: today,
          due_on: dueOn(kind, today),
          complete_by: null,
          note: details,
        }
      : null;
  return applyOwnStep(db, user, requestId, { audit: 'data request completed', next }, origin);
}

/**
 * Withdraws an open request.
 * @throws DATA_REQUEST_NOT_FOUND, DATA_REQUEST_STEP_INVALID.
 */
export function withdrawRequest(
  db: Db,
  user: SessionPrincipal,
  requestId: number,
  origin: AuditOrigin,
): Promise<DataRequest> {
  const next = ({ due_on, state }: LockedRequest): NewState | null =>
    due_on !== null || state === 'incomplete'
      ? { state: 'withdrawn', due_on: null, complete_by: null, note: null }
      : null;
  return applyOwnStep(db, user, requestId, { audit: 'data request withdrawn', next }, origin);
}
