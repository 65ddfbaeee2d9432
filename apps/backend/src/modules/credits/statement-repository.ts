import type { CreditStatement } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/**
 * The statement of a month in one statement, so that it is of one moment. The balances are
 * counted back from the booked one: whatever the ledger entries' dates, the closing balance of one
 * month is the opening balance of the next one.
 * @param month e.g. `2026-11`, cut in the zone.
 * @returns null when there is no such user.
 */
export async function readStatement(
  db: Db,
  username: string,
  { month, zone }: { month: string; zone: string },
): Promise<CreditStatement | null> {
  const { rows } = await sql<CreditStatement>`
    WITH month AS (
      SELECT start AT TIME ZONE ${zone} AS starts,
             (start + interval '1 month') AT TIME ZONE ${zone} AS ends
      FROM (SELECT ${`${month}-01`}::timestamp AS start) first_day
    )
    SELECT u.username, ${month} AS month,
           ${isoText('month.starts')} AS start_date,
           ${isoText("month.ends - interval '1 millisecond'")} AS end_date,
           (u.current_credits - later.since_start)::numeric(14, 2) AS opening_balance,
           (u.current_credits - later.since_end)::numeric(14, 2) AS closing_balance,
           coalesce(totals.incoming, '[]') AS credits_in,
           coalesce(totals.outgoing, '[]') AS credits_out
    FROM users u
    CROSS JOIN month
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0) AS since_start,
             coalesce(sum(amount) FILTER (WHERE date >= month.ends), 0) AS since_end
      FROM credit_movements WHERE user_id = u.id AND date >= month.starts
    ) later
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(total ORDER BY type) FILTER (WHERE is_in) AS incoming,
             jsonb_agg(total ORDER BY type) FILTER (WHERE NOT is_in) AS outgoing
      FROM (
        SELECT type, amount > 0 AS is_in,
               jsonb_build_object('type', type, 'amount', sum(abs(amount))::text,
                                  'movements', count(*)) AS total
        FROM credit_movements
        WHERE user_id = u.id AND date >= month.starts AND date < month.ends
        GROUP BY type, amount > 0
      ) by_type
    ) totals
    WHERE u.username = ${username}`.execute(db);
  return rows[0] ?? null;
}

/** The booked balance of a user; null when there is no such user. */
export async function readBalance(db: Db, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('current_credits')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.current_credits ?? null;
}
