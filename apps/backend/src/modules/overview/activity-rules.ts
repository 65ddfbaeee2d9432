/** Dates whose sums are compared: the overview reads no older ones. */
const recent = "now() - interval '60 days'";

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
      SELECT count(*) FILTER (WHERE role = 'user') AS users,
             coalesce(sum(current_credits), 0) AS booked,
             coalesce(sum(pending_credits), 0) AS held
      FROM users
    ) row
    WHERE (maintained.users, maintained.booked, maintained.held) IS DISTINCT FROM (row.users, row.booked, row.held)`,
  'the sums of each quarter of an hour are those of its rows': `
    SELECT 'the quarter of ' || starts || ' ' || feature_id AS wrong,
           format('differs by %s runs, %s credits, %s errors, %s active users, %s sales of %s for %s',
                  runs, used, errors, active, purchases, bought, paid) AS found
    FROM (
      SELECT starts, feature_id, sum(runs) AS runs, sum(used) AS used, sum(errors) AS errors,
             sum(active) AS active, sum(purchases) AS purchases, sum(bought) AS bought,
             sum(paid) AS paid
      FROM (
        SELECT starts, feature_id, runs, credits_used AS used, errors, active_users AS active,
               purchases, credits_purchased AS bought, amount_paid AS paid
        FROM (${maintained('starts, feature_id, runs, credits_used, errors, active_users, purchases, credits_purchased, amount_paid', 'quarter')}) sums
        UNION ALL
        SELECT quarter_of(usage_date), feature_id, -1, -coalesce(credits_used, 0), 0, 0, 0, 0, 0
        FROM utilizations WHERE usage_date >= ${recent}
        UNION ALL
        SELECT quarter_of(error_time), feature_id, 0, 0, -1, 0, 0, 0, 0
        FROM error_logs WHERE error_time >= ${recent}
        UNION ALL
        SELECT quarter_of(max(usage_date)), '', 0, 0, 0, -1, 0, 0, 0
        FROM utilizations WHERE usage_date >= ${recent} GROUP BY user_id
        UNION ALL
        SELECT quarter_of(trans_date), '', 0, 0, 0, 0, -1, -credits_purchased, -amount_paid
        FROM transactions sale
        WHERE trans_date >= ${recent} AND NOT EXISTS (
          SELECT FROM credit_movements entry
          JOIN credit_movements reversal ON reversal.reverses_id = entry.id
          WHERE entry.trans_id = sale.trans_id)
      ) both_sides
      WHERE starts > ${recent} GROUP BY starts, feature_id
    ) compared
    WHERE (runs, used, errors, active, purchases, bought, paid) <> (0, 0, 0, 0, 0, 0, 0)
    ORDER BY starts, feature_id`,
  'the sums of each day are those of its quarters': `
    SELECT 'the day of ' || day || ' ' || feature_id AS wrong,
           format('differs by %s runs, %s credits and %s active users', runs, used, active) AS found
    FROM (
      SELECT date_trunc('day', starts, 'UTC') AS day, feature_id,
             sum(CASE step WHEN 'day' THEN runs ELSE -runs END) AS runs,
             sum(CASE step WHEN 'day' THEN credits_used ELSE -credits_used END) AS used,
             sum(CASE step WHEN 'day' THEN active_users ELSE -active_users END) AS active
      FROM activity_totals WHERE step <> 'all' GROUP BY 1, 2
    ) compared
    WHERE (runs, used, active) <> (0, 0, 0)
    ORDER BY day, feature_id`,
} as const;
