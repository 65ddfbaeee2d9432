import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { isOpenSession } from './open-session.ts';

interface OpenSession {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  address: string | null;
}

/** A user's sessions that still open something, the one last used first. */
export async function listOpenSessions(db: Db, userId: number): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    SELECT id, created_at, last_seen_at, user_agent, host(address) AS address
    FROM sessions
    WHERE user_id = ${userId} AND ${sql.raw(isOpenSession('sessions'))}
    ORDER BY last_seen_at DESC, id`.execute(db);
  return rows;
}

/** Revokes one of a user's open sessions. @returns false when it is not theirs, or not open. */
export async function revokeOwnSession(
  db: Db,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE sessions SET ended_at = now(), end_reason = 'ended by its owner'
    WHERE id = ${sessionId} AND user_id = ${userId} AND ended_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Locks an open session in the caller's transaction, so that it gets no fresh tokens meanwhile, whose id
 * is another one. Its user's row is locked before, where both are.
 * @param lock `UPDATE` for those who change the sessions of its user; `KEY SHARE` for those who store what
 * belongs to it.
 * @throws UNAUTHENTICATED when it has ended, or has just got fresh tokens, with which the request is sent again.
 */
export async function lockSession(
  trx: Db,
  sessionId: string,
  lock: 'UPDATE' | 'KEY SHARE' = 'UPDATE',
): Promise<void> {
  const { rows } = await sql`
    SELECT FROM sessions WHERE id = ${sessionId} AND ended_at IS NULL
    FOR ${sql.raw(lock)}`.execute(trx);
  if (rows.length === 0) {
    throw new AppError('UNAUTHENTICATED');
  }
}

/**
 * Stores what a later request of a session completes. A session that gets fresh tokens meanwhile waits, and
 * takes it along.
 * @throws UNAUTHENTICATED, as `lockSession` does.
 */
export function storeInSession<T>(
  db: Db,
  sessionId: string,
  store: (trx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    // What is stored refers to the user: with the session first, it and an erasure would wait for each other.
    await sql`
      SELECT FROM users WHERE id = (SELECT user_id FROM sessions WHERE id = ${sessionId})
      FOR KEY SHARE`.execute(trx);
    await lockSession(trx, sessionId, 'KEY SHARE');
    return store(trx);
  });
}

/**
 * Columns that give a session a new id and restart its generations: it continues with the same limits,
 * and any copy of its tokens, even one of this minute, becomes invalid. For users who have just proved
 * themselves, as such a copy would be taken for them (ASVS 7.2.4).
 */
const freshTokens = () => sql`
  id = ${randomUUID()}, generation = 1, generation_at = clock_timestamp(),
  last_seen_at = clock_timestamp()`;

/**
 * Gives a session whose password has just been changed fresh tokens. What was under way in it is discarded: it
 * started with the former password.
 * @returns their claim, or null when the session has ended meanwhile.
 */
export async function rotateSession(db: Db, sessionId: string): Promise<TokenClaim | null> {
  const { rows } = await sql<{ id: string }>`
    UPDATE sessions SET ${freshTokens()}, proven_at = clock_timestamp()
    WHERE id = ${sessionId} AND ended_at IS NULL
    RETURNING id`.execute(db);
  return rows[0] ? { sessionId: rows[0].id, generation: 1 } : null;
}

/** A session in which the user has just proved themselves. */
export interface ProvenSession {
  /** Of the fresh tokens. */
  claim: TokenClaim;
  at: Date;
}

/**
 * Records in a session that its user has proved themselves, and gives it fresh tokens, in the caller's
 * transaction. The set-up of a factor and the challenges that another of its tabs has under way go on:
 * completing them takes the session's tokens, so that a copy of the former ones cannot.
 * @param column of the time: `proven_at` of the password, `factor_at` of a second factor.
 * @throws UNAUTHENTICATED when the session has ended meanwhile.
 */
export async function proveSession(
  trx: Db,
  sessionId: string,
  column: 'proven_at' | 'factor_at',
): Promise<ProvenSession> {
  // By a statement of its own: the next one sees what was stored in the session until the lock.
  await lockSession(trx, sessionId);
  const { rows } = await sql<{ id: string; at: Date }>`
    WITH proven AS (
      UPDATE sessions SET ${freshTokens()}, ${sql.ref(column)} = clock_timestamp()
      WHERE id = ${sessionId} AND ended_at IS NULL
      RETURNING id, user_id, ${sql.ref(column)} AS at
    ), setups AS (
      UPDATE totp_setups SET session_id = proven.id FROM proven
      WHERE totp_setups.user_id = proven.user_id AND session_id = ${sessionId}
    ), challenges AS (
      UPDATE factor_challenges SET bound_to = proven.id FROM proven
      WHERE factor_challenges.user_id = proven.user_id AND bound_to = ${sessionId}
    )
    SELECT id, at FROM proven`.execute(trx);
  const [proven] = rows;
  if (!proven) {
    throw new AppError('UNAUTHENTICATED');
  }
  return { claim: { sessionId: proven.id, generation: 1 }, at: proven.at };
}
