import type {
  DataRequest,
  DataRequestEvent,
  DataRequestKind,
  DataRequestState,
} from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';
import type { DatedRequest } from './deadlines.ts';
import type { Day } from './working-days.ts';

/** A request that is locked until the transaction ends. */
export interface LockedRequest extends DatedRequest {
  request_id: number;
  user_id: number;
}

const days = sql`counted_from::text, due_on::text, complete_by::text`;

/** SQL of the history of the request `r`, oldest first. */
const events = sql<DataRequestEvent[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('at', ${isoText('at')}, 'state', state, 'note', note)
                   ORDER BY id)
  FROM data_request_events WHERE request_id = r.request_id), '[]')`;

/** A request as administrators see it, before what is calculated from its days. */
export interface CaseRow extends DataRequest {
  user_id: number;
  username: string;
  counted_from: Day;
}

const caseColumns = sql`
  request_id, user_id, username, ${isoText('received_at')} AS received_at, kind, state, details,
  ${days}, ${isoText('closed_at')} AS closed_at, ${events} AS events`;

/** The requests of a user, the newest first. */
export async function listRequestsOf(db: Db, userId: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM data_requests r
    WHERE user_id = ${userId} ORDER BY request_id DESC LIMIT 100`.execute(db);
  return rows;
}

/** One request, or null. */
export async function readRequest(db: Db, requestId: number): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM data_requests r WHERE request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a request until the transaction ends; null when there is none. */
export async function lockRequest(db: Db, requestId: number): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    SELECT request_id, user_id, kind, state, ${days} FROM data_requests
    WHERE request_id = ${requestId} FOR UPDATE`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a request. @throws a unique violation while one of the kind is open. */
export async function insertRequest(
  db: Db,
  request: { userId: number; kind: DataRequestKind; details: string; today: Day; dueOn: Day },
): Promise<number> {
  const row = await db
    .insertInto('data_requests')
    .values({
      user_id: request.userId,
      kind: request.kind,
      details: request.details,
      counted_from: request.today,
      due_on: request.dueOn,
      complete_by: null,
      closed_at: null,
    })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return row.request_id;
}

/** A state of a request, and the days that it sets. */
export interface NewState {
  state: DataRequestState;
  /** From when the term counts, if that changes. */
  counted_from?: Day;
  due_on: Day | null;
  complete_by: Day | null;
  /** Text of the data subject, or of the response to them. */
  note: string | null;
}

/** State of a request that is resolved without a response in its history. */
export const resolved = {
  state: 'resolved',
  due_on: null,
  complete_by: null,
  note: null,
} as const satisfies NewState;

const closed: readonly DataRequestState[] = ['resolved', 'rejected', 'withdrawn'];

/** Adds an event to the history of a request. */
export async function insertEvent(
  db: Db,
  requestId: number,
  event: Pick<NewState, 'state' | 'note'>,
): Promise<number> {
  const row = await db
    .insertInto('data_request_events')
    .values({ request_id: requestId, ...event })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Changes the state of a request and adds that to its history.
 * @returns the id of the event.
 */
export async function changeState(db: Db, requestId: number, next: NewState): Promise<number> {
  const { note, ...fields } = next;
  await db
    .updateTable('data_requests')
    .set({ ...fields, closed_at: closed.includes(next.state) ? sql<Date>`now()` : null })
    .where('request_id', '=', requestId)
    .execute();
  return insertEvent(db, requestId, { state: next.state, note });
}

/**
 * Resolves the other open requests of a user whose account is erased: nothing is left that a response
 * could be about, and no step applies to them any more.
 */
export async function resolveOthers(db: Db, userId: number, requestId: number): Promise<void> {
  const { rows } = await sql<{ request_id: number }>`
    SELECT request_id FROM data_requests
    WHERE user_id = ${userId} AND request_id <> ${requestId} AND closed_at IS NULL
    ORDER BY request_id FOR UPDATE`.execute(db);
  for (const { request_id } of rows) {
    await changeState(db, request_id, resolved);
  }
}

/** Whether a user is the only administrator who can act. */
export async function isLastAdministrator(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    SELECT role = 'admin' AND NOT EXISTS (
      SELECT 1 FROM users other
      WHERE other.role = 'admin' AND other.disabled_at IS NULL AND other.id <> users.id) AS last
    FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]?.last ?? false;
}
