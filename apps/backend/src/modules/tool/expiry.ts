import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';

/**
 * SQL of whether a reservation is overdue. The job that releases it comes every minute, so what is older
 * than two shows that it does not.
 */
export const isOverdue = sql`state = 'open' AND expires_at < now() - interval '2 minutes'`;

/** Reservations released by one statement: bounds the duration of its locks. */
const BATCH = 500;
/** The regular job ends before the job's own limit; what is left waits for the next minute. */
const MAX_MS = 20_000;

/**
 * Releases one batch of reservations that are past their time, of one user or (null) of everyone.
 * Rows that another process has locked are skipped.
 * @returns how many were released; fewer than a batch when none is left.
 */
export async function releaseExpired(db: Db, userId: number | null): Promise<number> {
  const { rows } = await sql<{ released: number }>`${prepared}
    WITH due AS (
      SELECT utilization_id FROM utilizations
      WHERE state = 'open' AND expires_at <= now()
        AND (${userId}::bigint IS NULL OR user_id = ${userId}::bigint)
      ORDER BY user_id, utilization_id LIMIT ${BATCH}
      FOR UPDATE SKIP LOCKED
    ), expired AS (
      UPDATE utilizations u SET state = 'expired', credits_used = 0
      FROM due WHERE u.utilization_id = due.utilization_id
      RETURNING u.user_id, u.credits_reserved
    ), per_user AS (
      SELECT user_id, sum(credits_reserved) AS held FROM expired GROUP BY user_id
    ), freed AS (
      UPDATE users SET pending_credits = pending_credits - held
      FROM per_user WHERE users.id = per_user.user_id
      RETURNING 1
    )
    SELECT count(*)::integer AS released FROM expired`.execute(db);
  return rows[0]?.released ?? 0;
}

/**
 * Releases everyone's reservations that are past their time, batch after batch.
 * @returns how many were released.
 */
export async function releaseAllExpired(db: Db): Promise<number> {
  const end = performance.now() + MAX_MS;
  let total = 0;
  let batch = BATCH;
  while (batch === BATCH && performance.now() < end) {
    batch = await releaseExpired(db, null);
    total += batch;
  }
  return total;
}
