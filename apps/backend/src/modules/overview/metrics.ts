import { type AdminOverview, countedUsers } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { Periods } from './periods.ts';

type Months<Total> = { this_month: Total; last_month: Total };

/** The one row of a statement that aggregates. */
async function readOne<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row> {
  const { rows } = await statement.execute(db);
  return rows[0] as Row;
}

const since = (timestamp: string) => sql`${timestamp}::timestamptz`;

/**
 * Purchases of both months. A reversed one is no sale, in whichever month it was reversed: the few
 * reversals are looked up and taken off, instead of asking of each purchase whether it has one.
 */
export function readSales(db: Db, { month_start, last_month_start }: Periods) {
  const total = (condition: RawBuilder<unknown>) => sql`jsonb_build_object(
    'purchases', coalesce(sum(sign) FILTER (WHERE ${condition}), 0)::integer,
    'credits_purchased',
      coalesce(sum(sign * credits_purchased) FILTER (WHERE ${condition}), 0)::numeric(16, 2)::text,
    'amount_paid',
      coalesce(sum(sign * amount_paid) FILTER (WHERE ${condition}), 0)::numeric(16, 2)::text)`;
  return readOne(
    db,
    sql<Months<AdminOverview['sales']['this_month']>>`
      SELECT ${total(sql`trans_date >= ${since(month_start)}`)} AS this_month,
             ${total(sql`trans_date < ${since(month_start)}`)} AS last_month
      FROM (
        SELECT 1 AS sign, trans_date, credits_purchased, amount_paid
        FROM transactions WHERE trans_date >= ${since(last_month_start)}
        UNION ALL
        SELECT -1, sold.trans_date, sold.credits_purchased, sold.amount_paid
        FROM (SELECT reverses_id FROM credit_movements WHERE reverses_id IS NOT NULL) reversal
        JOIN credit_movements sale ON sale.id = reversal.reverses_id
        JOIN transactions sold ON sold.trans_id = sale.trans_id
        WHERE sold.trans_date >= ${since(last_month_start)}
      ) booked`,
  );
}

type RunMetrics = AdminOverview['runs'] & Pick<AdminOverview['users'], 'active_this_month'>;

/** Runs of both months by their start date, and by how many users. */
export function readRuns(db: Db, { day_start, month_start, last_month_start }: Periods) {
  const total = (condition: RawBuilder<unknown>) => sql`jsonb_build_object(
    'runs', count(*) FILTER (WHERE ${condition}),
    'credits_used',
      coalesce(sum(credits_used) FILTER (WHERE ${condition}), 0)::numeric(16, 2)::text)`;
  const isThisMonth = sql`usage_date >= ${since(month_start)}`;
  return readOne(
    db,
    sql<RunMetrics>`
      SELECT count(*) FILTER (WHERE usage_date >= ${since(day_start)})::integer AS today,
             ${total(isThisMonth)} AS this_month,
             ${total(sql`usage_date < ${since(month_start)}`)} AS last_month,
             (SELECT count(*) FROM (
                SELECT DISTINCT user_id FROM utilizations WHERE ${isThisMonth}) active)::integer
               AS active_this_month
      FROM utilizations WHERE usage_date >= ${since(last_month_start)}`,
  );
}

/** Ordinary users, counted in the index of their list as far as `countedUsers`. */
export function readUsers(db: Db, { month_start }: Periods) {
  const counted = (condition: RawBuilder<unknown>) => sql`(
    SELECT count(*) FROM (
      SELECT 1 FROM users WHERE role = 'user' AND ${condition} LIMIT ${countedUsers}) few)::integer`;
  return readOne(
    db,
    sql<Omit<AdminOverview['users'], 'active_this_month'>>`
      SELECT ${counted(sql`true`)} AS total,
             ${counted(sql`date_joined >= ${since(month_start)}`)} AS joined_this_month`,
  );
}

/** Runs and errors of the month by tool, each counted in the index of the tool's own list. */
export async function readTools(db: Db, { month_start }: Periods) {
  const { rows } = await sql<AdminOverview['tools'][number]>`
    WITH counted AS MATERIALIZED (
      SELECT feature_id, feature_name,
             (SELECT count(*) FROM utilizations run WHERE run.feature_id = tools.feature_id
              AND run.usage_date >= ${since(month_start)})::integer AS runs,
             (SELECT count(*) FROM error_logs error WHERE error.feature_id = tools.feature_id
              AND error.error_time >= ${since(month_start)})::integer AS errors
      FROM tools
    )
    SELECT * FROM counted
    WHERE runs > 0 OR errors > 0
    ORDER BY errors DESC, runs DESC, feature_id`.execute(db);
  return rows;
}
