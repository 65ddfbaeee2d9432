import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/**
 * Releases reservations without a heartbeat for 30 minutes, of one user or (null) of everyone.
 * Rows that another process is just settling are left to it.
 * @returns how many were released.
 */
export async function releaseExpired(db: Db, userId: number | null): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    WITH due AS (
      SELECT utilization_id FROM utilizations
      WHERE state = 'open' AND expires_at <= now()
        AND (${userId}::bigint IS NULL OR user_id = ${userId}::bigint)
      ORDER BY user_id, utilization_id LIMIT 500
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
