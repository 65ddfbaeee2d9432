import { defaultTimeZone } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { welcomeDescript } from '../modules/credits/ledger.ts';
import { reservationLife } from '../modules/tool/run-repository.ts';
import { historyDays, type PlannedRun } from './plan-runs.ts';

/** Runs written by one statement. */
const BATCH = 2_000;
/** Every account had been there for a while when its history starts. */
const joined = sql`now() - make_interval(days => ${historyDays + 12}::integer)`;

/**
 * Writes a user's past runs, priced by the published list as the server does, and the log
 * of those that failed.
 */
export async function writeRuns(
  db: Db,
  userId: number,
  machineRow: number,
  runs: readonly PlannedRun[],
): Promise<void> {
  for (let first = 0; first < runs.length; first += BATCH) {
    const batch = JSON.stringify(runs.slice(first, first + BATCH));
    await sql`
      WITH planned AS (
        SELECT * FROM jsonb_to_recordset(${batch}::jsonb) AS run
          (feature_id text, started timestamptz, ended timestamptz, fc integer, tb integer,
           percent numeric, failure jsonb)
      ), written AS (
        INSERT INTO utilizations
          (user_id, machine_row, feature_id, usage_date, finish_date, fc_records90, tb_records90,
           prcnt_score_level, score, level, price_list_version, state, credits_reserved,
           credits_used, expires_at)
        SELECT ${userId}, ${machineRow}, run.feature_id, run.started, run.ended, run.fc, run.tb,
          run.percent, price.score, price.level, list.version,
          CASE WHEN run.ended IS NULL THEN 'expired'
               WHEN run.failure IS NULL THEN 'finished' ELSE 'failed' END,
          price.credits,
          CASE WHEN run.ended IS NOT NULL AND run.failure IS NULL THEN price.credits ELSE 0 END,
          run.started + ${reservationLife}
        FROM planned run
        CROSS JOIN (SELECT version FROM price_lists ORDER BY version DESC LIMIT 1) list
        CROSS JOIN LATERAL price_of(list.version, run.fc, run.tb) price
        ORDER BY run.started
        RETURNING utilization_id, feature_id, usage_date, finish_date
      )
      INSERT INTO error_logs
        (user_id, util_id, feature_id, error_time, error_message, execute_stage)
      SELECT ${userId}, written.utilization_id, written.feature_id, written.finish_date,
             run.failure ->> 'message', run.failure ->> 'stage'
      FROM written JOIN planned run ON run.started = written.usage_date
      WHERE run.failure <> 'null'::jsonb ORDER BY run.started`.execute(db);
  }
}

/**
 * Writes one purchase a month for each user who ran something in it: what the month's runs
 * cost, in fifties, paid in pesos. Bought before the first of them, so that no balance falls
 * below zero.
 */
export async function writePurchases(db: Db, sellerId: number, platform: string): Promise<void> {
  await sql`
    INSERT INTO transactions
      (user_id, recorded_by, trans_date, trans_type, credits_purchased, amount_paid,
       trans_platform)
    SELECT user_id, ${sellerId}, since, 'Compra', bought,
           bought * CASE WHEN bought >= 300 THEN 2800 ELSE 3200 END, ${platform}
    FROM (
      SELECT user_id, min(usage_date) - interval '2 hours' AS since,
             greatest(1, ceil(sum(credits_used) / 50)) * 50 AS bought
      FROM utilizations
      GROUP BY user_id, date_trunc('month', usage_date AT TIME ZONE ${defaultTimeZone})
    ) month
    ORDER BY since`.execute(db);
}

/**
 * Books everything that has been written, in the order in which it happened: the ledger of a
 * database without ledger entries. Its deferred checks run at the end of the transaction.
 * @param welcome credits on joining, a decimal string; zero adds none.
 */
export async function bookHistory(db: Db, welcome: string): Promise<void> {
  await sql`UPDATE users SET date_joined = ${joined}, consent_at = ${joined},
              email_verified_at = ${joined} + interval '4 minutes'`.execute(db);
  await sql`
    INSERT INTO credit_movements
      (user_id, seq, date, amount, balance, type, descript, trans_id, utilization_id)
    SELECT user_id, row_number() OVER history, date, amount, sum(amount) OVER history, type,
           descript, trans_id, utilization_id
    FROM (
      SELECT id AS user_id, email_verified_at AS date, ${welcome}::numeric AS amount,
             'Bono' AS type, ${welcomeDescript}::text AS descript, NULL::bigint AS trans_id,
             NULL::bigint AS utilization_id
      FROM users WHERE role = 'user' AND ${welcome}::numeric > 0
      UNION ALL
      SELECT user_id, trans_date, credits_purchased, 'Compra', trans_platform, trans_id, NULL
      FROM transactions
      UNION ALL
      SELECT user_id, finish_date, -credits_used, 'Consumo', feature_name, NULL, utilization_id
      FROM utilizations JOIN tools USING (feature_id)
      WHERE state = 'finished' AND credits_used > 0
    ) happened
    WINDOW history AS (PARTITION BY user_id ORDER BY date, utilization_id NULLS FIRST
                       ROWS UNBOUNDED PRECEDING)
    ORDER BY user_id, date, utilization_id NULLS FIRST`.execute(db);
  await sql`
    UPDATE users SET current_credits = ledger.balance, movement_seq = ledger.seq
    FROM (SELECT DISTINCT ON (user_id) user_id, seq, balance FROM credit_movements
          ORDER BY user_id, seq DESC) ledger
    WHERE users.id = ledger.user_id`.execute(db);
}

/** Writes the sales into the audit trail, with the balances that `bookHistory` has booked. */
export async function writeSaleEvents(db: Db): Promise<void> {
  await sql`
    INSERT INTO audit_events (at, actor_id, target_id, action, before, after, detail)
    SELECT trans_date, sale.recorded_by, user_id, 'credits sold',
           jsonb_build_object('current_credits', (balance - amount)::text),
           jsonb_build_object('current_credits', balance::text),
           jsonb_build_object('trans_id', trans_id, 'credits_purchased', credits_purchased::text,
                              'amount_paid', amount_paid::text)
    FROM transactions sale JOIN credit_movements USING (trans_id, user_id)
    ORDER BY trans_date`.execute(db);
}

/** Writes a sign-in before each working day's first run, and some days without any. */
export async function writeAccesses(db: Db): Promise<void> {
  await sql`
    INSERT INTO access_logs (user_id, access_type, access_time, confirmed_at, address)
    SELECT user_id, 'login', since, since, '198.51.100.7'
    FROM (
      SELECT user_id, min(usage_date) - interval '11 minutes' AS since FROM utilizations
      GROUP BY user_id, date_trunc('day', usage_date)
      UNION ALL
      SELECT id, now() - make_interval(days => nth * 7 + id::integer % 5, mins => 40)
      FROM users, generate_series(0, ${Math.floor(historyDays / 7) - 1}::integer) AS nth
      WHERE disabled_at IS NULL
    ) access
    ORDER BY since`.execute(db);
  await sql`
    UPDATE users SET last_login = newest.at[1], previous_login = newest.at[2]
    FROM (SELECT user_id, array_agg(access_time ORDER BY access_time DESC) AS at
          FROM access_logs GROUP BY user_id) newest
    WHERE users.id = newest.user_id`.execute(db);
}
