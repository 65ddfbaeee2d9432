import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

interface WelcomeRow {
  credits_balance: string;
  pending_credits: string;
  previous_login: Date | null;
  last_utilization: string | null;
  last_utilization_date: Date | null;
  total_utilizations: number;
}

/** The welcome summary of a user (§3), in one statement. */
export async function readWelcome(db: Db, userId: number): Promise<WelcomeRow> {
  const { rows } = await sql<WelcomeRow>`
    SELECT u.current_credits AS credits_balance, u.pending_credits, u.previous_login,
           newest.feature_name AS last_utilization, newest.usage_date AS last_utilization_date,
           (SELECT count(*) FROM utilizations WHERE user_id = u.id)::integer AS total_utilizations
    FROM users u
    LEFT JOIN LATERAL (
      SELECT tools.feature_name, run.usage_date
      FROM utilizations run JOIN tools USING (feature_id)
      WHERE run.user_id = u.id ORDER BY run.utilization_id DESC LIMIT 1
    ) newest ON true
    WHERE u.id = ${userId}`.execute(db);
  const row = rows[0];
  if (!row) {
    throw new Error(`user ${userId} is gone`);
  }
  return row;
}

/** The booked balance of a user. */
export async function readBalance(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('current_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.current_credits;
}
