import type { WelcomeInfo } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/** The welcome summary of a user (§3), in one statement; null when there is no such user. */
export async function readWelcome(db: Db, username: string): Promise<WelcomeInfo | null> {
  const { rows } = await sql<Omit<WelcomeInfo, 'failed_sign_ins'> & { failed_sign_ins: number }>`
    SELECT u.current_credits AS credits_balance, u.pending_credits,
           ${isoText('u.previous_login')} AS previous_login,
           (SELECT count(*) FROM audit_events
            WHERE target_id = u.id AND action = 'sign-in failed'
              AND at > coalesce(u.previous_login, '-infinity'))::integer AS failed_sign_ins,
           newest.feature_name AS last_utilization,
           ${isoText('newest.usage_date')} AS last_utilization_date,
           (SELECT count(*) FROM utilizations WHERE user_id = u.id)::integer AS total_utilizations,
           (SELECT low_balance FROM credit_settings) AS low_balance_credits
    FROM users u
    LEFT JOIN LATERAL (
      SELECT tools.feature_name, run.usage_date
      FROM utilizations run JOIN tools USING (feature_id)
      WHERE run.user_id = u.id ORDER BY run.usage_date DESC, run.utilization_id DESC LIMIT 1
    ) newest ON true
    WHERE u.username = ${username}`.execute(db);
  if (!rows[0]) {
    return null;
  }
  const { failed_sign_ins, ...welcome } = rows[0];
  return failed_sign_ins > 0 ? { ...welcome, failed_sign_ins } : welcome;
}
