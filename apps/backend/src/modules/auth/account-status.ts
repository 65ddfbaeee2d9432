import { isAdminRole } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import type { SessionPrincipal } from './session-repository.ts';

/** Who acts, by which session. */
export type Actor = Pick<SessionPrincipal, 'userId' | 'sessionId'>;

/** Facts by which a user may act: their role, their account and their session. */
interface ActorStatus {
  role: string;
  active: boolean;
  session_open: boolean;
}

async function readActorStatus(
  db: Db,
  { userId, sessionId }: Actor,
  lock: RawBuilder<unknown>,
): Promise<ActorStatus | undefined> {
  const { rows } = await sql<ActorStatus>`
    SELECT u.role, u.disabled_at IS NULL AS active,
           s.ended_at IS NULL AND s.absolute_expires_at > now() IS TRUE AS session_open
    FROM users u LEFT JOIN sessions s ON s.id = ${sessionId} AND s.user_id = u.id
    WHERE u.id = ${userId} ${lock}`.execute(db);
  return rows[0];
}

/**
 * Checks the acting administrator again, in the transaction of the change: the policy did so when
 * the request arrived, which a queue for passwords can make many seconds ago. The row stays locked
 * until the transaction ends, so a suspension or a withdrawn role comes either before the change,
 * which is then rejected, or after it was committed.
 * @throws UNAUTHORIZED for a suspended account or a withdrawn role; UNAUTHENTICATED for a session
 * that was revoked.
 */
export async function requireActingAdmin(trx: Db, actor: Actor): Promise<void> {
  const status = await readActorStatus(trx, actor, sql`FOR SHARE OF u`);
  if (!status?.active || !isAdminRole(status.role)) {
    throw new AppError('UNAUTHORIZED');
  }
  if (!status.session_open) {
    throw new AppError('UNAUTHENTICATED');
  }
}

/** Runs an administrator's change in a transaction that starts with `requireActingAdmin`. */
export function changeAsAdmin<T>(
  db: Db,
  actor: Actor,
  change: (trx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await requireActingAdmin(trx, actor);
    return change(trx);
  });
}

/**
 * Checks that someone may go on reading what they started to read, between two statements of it.
 * @throws UNAUTHENTICATED when the session was revoked, the account suspended, or the role of an
 * administrator withdrawn.
 */
export async function requireUnchangedStatus(db: Db, user: SessionPrincipal): Promise<void> {
  const status = await readActorStatus(db, user, sql``);
  const demoted = isAdminRole(user.role) && !isAdminRole(status?.role);
  if (!status?.active || !status.session_open || demoted) {
    throw new AppError('UNAUTHENTICATED');
  }
}
