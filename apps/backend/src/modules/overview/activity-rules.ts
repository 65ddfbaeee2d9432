/**
 * Dates whose sums are compared: those that the overview reads, the 62 days of two long months and
 * an hour of daylight saving time. `recount_activity` adds up 65 days.
 */
const recent = "now() - interval '63 days'";

/** What the rows of `compared` must all have as 0, and its description. */
const differs =
  '(runs, used, errors, active, purchases, bought, paid, joined) <> (0, 0, 0, 0, 0, 0, 0, 0)';
const difference = `
  format('differs by %s runs, %s credits, %s errors, %s active users, %s sales of %s for %s, %s new users',
         runs, used, errors, active, purchases, bought, paid, joined)`;

const maintained = (columns: string, step: 'quarter' | 'all') => `
  SELECT ${columns} FROM activity_totals WHERE step = '${step}'
  UNION ALL SELECT ${columns} FROM activity_changes`;

/**
 * Invariants of the maintained sums (migration 018), as queries for violations like
 * `ledgerRules`: they are those of the rows.
 */
export const activityRules = {
  'the sums of all time are those of the rows': `
    SELECT 'the sum of all time' AS wrong,
           format('is %s users, %s credits and %s reserved, but the rows are %s, %s and %s',
                  maintained.users, maintained.booked, maintained.held, row.users, row.booked, row.held) AS found
    FROM (
      SELECT coalesce(sum(users), 0) AS users, coalesce(sum(credits_booked), 0) AS booked,
             coalesce(sum(credits_held), 0) AS held
      FROM (${maintained('users, credits_booked, credits_held', 'all')}) sums
    ) maintained, (
      SELECT count(*) FILTER (WHERE role = 'user' AND erased_at IS NULL) AS users,
             coalesce(sum(current_credits), 0) AS booked,
             coalesce(sum(pending_credits), 0) AS held
      FROM users
    ) row
    WHERE (maintained.users, maintained.booked, maintained.held) IS DISTINCT FROM (row.users, row.booked, row.held)`,
  'the sums of each quarter of an hour are those of its rows': `
    SELECT 'the quarter of ' || starts || ' ' || feature_id AS wrong,
           ${difference} AS found
    FROM (
      SELECT starts, feature_id, sum(runs) AS runs, sum(used) AS used, sum(errors) AS errors,
             sum(active) AS active, sum(purchases) AS purchases, sum(bought) AS bought,
             sum(paid) AS paid, sum(joined) AS joined
      FROM (
        SELECT starts, feature_id, runs, credits_used AS used, errors, active_users AS active,
               purchases, credits_purchased AS bought, amount_paid AS paid, users AS joined
        FROM (${maintained('starts, feature_id, runs, credits_used, errors, active_users, purchases, credits_purchased, amount_paid, users', 'quarter')}) sums
        UNION ALL
        SELECT quarter_of(usage_date), feature_id, -1, -coalesce(credits_used, 0), 0, 0, 0, 0, 0, 0
        FROM utilizations WHERE usage_date >= ${recent}
        UNION ALL
        SELECT quarter_of(error_time), feature_id, 0, 0, -1, 0, 0, 0, 0, 0
        FROM error_logs WHERE error_time >= ${recent}
        UNION ALL
        SELECT quarter_of(max(usage_date)), '', 0, 0, 0, -1, 0, 0, 0, 0
        FROM utilizations WHERE usage_date >= ${recent} GROUP BY user_id
        UNION ALL
        SELECT quarter_of(trans_date), '', 0, 0, 0, 0, -1, -credits_purchased, -amount_paid, 0
        FROM transactions sale
        WHERE trans_date >= ${recent} AND NOT EXISTS (
          SELECT FROM credit_movements entry
          JOIN credit_movements reversal ON reversal.reverses_id = entry.id
          WHERE entry.trans_id = sale.trans_id)
        UNION ALL
        SELECT quarter_of(date_joined), '', 0, 0, 0, 0, 0, 0, 0, -1
        FROM users WHERE role = 'user' AND erased_at IS NULL AND date_joined >= ${recent}
      ) both_sides
      WHERE starts > ${recent} GROUP BY starts, feature_id
    ) compared
    WHERE ${differs}
    ORDER BY starts, feature_id`,
  'the sums of each day are those of its quarters': `
    SELECT 'the day of ' || day || ' ' || feature_id AS wrong,
           ${difference} AS found
    FROM (
      SELECT date_trunc('day', starts, 'UTC') AS day, feature_id,
             sum(sign * runs) AS runs, sum(sign * credits_used) AS used,
             sum(sign * errors) AS errors, sum(sign * active_users) AS active,
             sum(sign * purchases) AS purchases, sum(sign * credits_purchased) AS bought,
             sum(sign * amount_paid) AS paid, sum(sign * users) AS joined
      FROM activity_totals JOIN (VALUES ('day', 1), ('quarter', -1)) signs (step, sign) USING (step)
      GROUP BY 1, 2
    ) compared
    WHERE ${differs}
    ORDER BY day, feature_id`,
} as const;
