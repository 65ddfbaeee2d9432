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

/** @param session SQL of which session `s` of the user it is. */
async function readActorStatus(
  db: Db,
  userId: number,
  session: RawBuilder<unknown>,
  lock = sql``,
): Promise<ActorStatus | undefined> {
  const { rows } = await sql<ActorStatus>`
    SELECT u.role, u.disabled_at IS NULL AS active,
           s.absolute_expires_at > now() IS TRUE AS session_open
    FROM users u LEFT JOIN sessions s ON s.user_id = u.id AND s.ended_at IS NULL AND ${session}
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
  const { userId, sessionId } = actor;
  const session = sql`s.id = ${sessionId}`;
  const status = await readActorStatus(trx, userId, session, sql`FOR SHARE OF u`);
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

/** SQL of when a session was opened: what fresh tokens, which change its id, leave as it was (ADR 017). */
const opening = sql`extract(epoch FROM s.created_at)`;

/**
 * Watches whether someone may go on reading what they started to read. A confirmation in another tab ends
 * nothing; a change of the password does, which invalidates copies of the session's tokens.
 * @returns checks it, between two statements of what is read: throws UNAUTHENTICATED when the session was
 * revoked, the password changed, the account suspended, or the role of an administrator withdrawn.
 * @throws UNAUTHENTICATED when the session has ended, or has just got fresh tokens.
 */
export async function watchStatus(
  db: Db,
  { userId, sessionId, role }: SessionPrincipal,
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ opened: string; password_hash: string }>`
    SELECT ${opening}::text AS opened, u.password_hash
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}`.execute(db);
  const [session] = rows;
  if (!session) {
    throw new AppError('UNAUTHENTICATED');
  }
  const { opened, password_hash } = session;
  const same = sql`${opening} = ${opened}::numeric AND u.password_hash = ${password_hash}`;
  return async () => {
    const status = await readActorStatus(db, userId, same);
    const demoted = isAdminRole(role) && !isAdminRole(status?.role);
    if (!status?.active || !status.session_open || demoted) {
      throw new AppError('UNAUTHENTICATED');
    }
  };
}
