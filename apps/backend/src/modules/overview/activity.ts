import { type AdminOverview, countedUsersMaximum } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { Periods } from './periods.ts';

type Months<Total> = { this_month: Total; last_month: Total };

/** Metrics of the overview that the maintained sums contain (migration 018). */
export interface Activity {
  sales: Months<AdminOverview['sales']['this_month']>;
  runs: AdminOverview['runs'];
  users: AdminOverview['users'];
  tools: AdminOverview['tools'];
}

const amount = (value: RawBuilder<unknown>) => sql`(${value})::numeric(18, 2)::text`;

/** SQL of a measure from a period's start on: `day`, `month` or `two_months`. */
const since = (measure: string, period: 'day' | 'month' | 'two_months') =>
  sql`coalesce(sum(${sql.id(measure)}) FILTER (WHERE period = ${sql.lit(period)}), 0)`;

/** SQL of a measure in each month: the month before is what the two have more than this one. */
const thisMonth = (measure: string) => since(measure, 'month');
const lastMonth = (measure: string) => sql`${since(measure, 'two_months')} - ${thisMonth(measure)}`;

const sales = (total: (measure: string) => RawBuilder<unknown>) => sql`jsonb_build_object(
  'purchases', (${total('purchases')})::bigint,
  'credits_purchased', ${amount(total('credits_purchased'))},
  'amount_paid', ${amount(total('amount_paid'))})`;

const runs = (total: (measure: string) => RawBuilder<unknown>) => sql`jsonb_build_object(
  'runs', (${total('runs')})::bigint, 'credits_used', ${amount(total('credits_used'))})`;

const few = (value: RawBuilder<unknown>) =>
  sql`least(${value}, ${countedUsersMaximum}::bigint)::integer`;

/**
 * SQL of the sums from each period's start on, by tool. The start cuts a UTC day: the quarters of
 * the rest of that day, all days after it, and what is not in the sums yet. Whatever the number of
 * runs and users, two months are some 2,500 rows.
 */
const sumsOf = ({ day_start, month_start, last_month_start }: Periods) => sql`
  periods (period, starts, next_day) AS MATERIALIZED (
    SELECT period, starts, date_trunc('day', starts + interval '24 hours -1 microsecond', 'UTC')
    FROM (VALUES ('day', ${day_start}::timestamptz), ('month', ${month_start}::timestamptz),
                 ('two_months', ${last_month_start}::timestamptz)) wanted (period, starts)
  ), changes AS MATERIALIZED (SELECT * FROM activity_changes), sums AS MATERIALIZED (
    SELECT period, days.* FROM periods, LATERAL (
      SELECT * FROM activity_totals total WHERE step = 'day' AND total.starts >= next_day) days
    UNION ALL
    SELECT period, quarters.* FROM periods, LATERAL (
      SELECT * FROM activity_totals total WHERE step = 'quarter'
        AND total.starts >= periods.starts AND total.starts < next_day) quarters
    UNION ALL
    SELECT period, 'change', changes.* FROM periods, changes WHERE changes.starts >= periods.starts
  )`;

const toolRows = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('feature_id', feature_id, 'feature_name', feature_name,
      'runs', runs, 'errors', errors) ORDER BY errors DESC, runs DESC, feature_id), '[]')
  FROM (
    SELECT feature_id, feature_name, sum(runs)::bigint AS runs, sum(errors)::bigint AS errors
    FROM sums JOIN tools USING (feature_id) WHERE period = 'month'
    GROUP BY feature_id, feature_name HAVING sum(runs) > 0 OR sum(errors) > 0
  ) counted)`;

const allUsers = sql`(
  SELECT coalesce(sum(users), 0)::bigint FROM (
    SELECT users FROM activity_totals WHERE step = 'all'
    UNION ALL SELECT users FROM changes) counted)`;

/** Sales, runs, users and tools of the periods, in one statement. */
export async function readActivity(db: Db, periods: Periods): Promise<Activity> {
  const { rows } = await sql<Activity>`
    WITH ${sumsOf(periods)}
    SELECT jsonb_build_object('this_month', ${sales(thisMonth)},
                              'last_month', ${sales(lastMonth)}) AS sales,
           jsonb_build_object('today', ${since('runs', 'day')}::bigint,
                              'this_month', ${runs(thisMonth)},
                              'last_month', ${runs(lastMonth)}) AS runs,
           jsonb_build_object('total', ${few(allUsers)},
                              'joined_this_month', ${few(sql`${thisMonth('users')}`)},
                              'active_this_month', ${thisMonth('active_users')}::bigint) AS users,
           ${toolRows} AS tools
    FROM sums`.execute(db);
  return rows[0] as Activity;
}

/** Changes that one statement adds to the sums. */
const BATCH = 20_000;

/**
 * Brings the sums up to date: adds the changes that transactions wrote, batch after batch. The
 * metrics are the same before and after it; it keeps the number of changes low.
 * @returns number of changes.
 */
export async function sumActivity(db: Db): Promise<number> {
  let total = 0;
  for (let batch = BATCH; batch === BATCH; total += batch) {
    const { rows } = await sql<{ summed: number }>`
      SELECT sum_activity(${BATCH}::integer) AS summed`.execute(db);
    batch = rows[0]?.summed ?? 0;
  }
  return total;
}
