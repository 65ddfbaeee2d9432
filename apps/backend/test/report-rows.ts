import { sql } from 'kysely';
import type { TestBackend } from './build-app.ts';

/** How many rows of each kind are added, and from when on; one a minute, unless all at once. */
interface ReportRows {
  userId: number;
  adminId: number;
  count: number;
  start?: string;
  /** Minutes between two rows; 0 gives all the same date. */
  every?: number;
}

/** Adds as many accesses, runs, errors and purchases of a user, as only the lists read them. */
export async function addReportRows({ unlimitedDb }: TestBackend, rows: ReportRows): Promise<void> {
  const { userId, adminId, count, start = '2026-03-01T12:00:00.000Z', every = 1 } = rows;
  const date = sql`${start}::timestamptz + (n - 1) * make_interval(mins => ${every}::integer)`;
  const series = sql`generate_series(1, ${count}) AS n`;
  await unlimitedDb.transaction().execute(async (trx) => {
    await sql`
      INSERT INTO access_logs (user_id, access_type, access_time)
      SELECT ${userId}, 'login', ${date} FROM ${series}`.execute(trx);
    await sql`
      INSERT INTO transactions (user_id, recorded_by, trans_date, trans_type, credits_purchased,
                                amount_paid, trans_platform)
      SELECT ${userId}, ${adminId}, ${date}, 'Compra', n, n * 1000, 'Portal' FROM ${series}`.execute(
      trx,
    );
    await sql`
      INSERT INTO price_lists (title, fc_weight, tb_weight)
      SELECT 'Prueba', 1, 1 WHERE NOT EXISTS (SELECT 1 FROM price_lists)`.execute(trx);
    await sql`
      INSERT INTO machines (user_id, machine_id, token_hash, released_at)
      VALUES (${userId}, 'PC', sha256(${`${userId} ${start}`}::bytea), now())`.execute(trx);
    await sql`
      INSERT INTO utilizations (user_id, machine_row, feature_id, usage_date, finish_date,
        fc_records90, tb_records90, score, prcnt_score_level, level, price_list_version, state,
        credits_reserved, credits_used, expires_at)
      SELECT ${userId}, (SELECT max(id) FROM machines), 'R_INF_04', ${date}, ${date}, n, 0,
             n + 0.2500, 12.5, 'Nivel 1', (SELECT min(version) FROM price_lists), 'finished',
             5, 2.5, now() FROM ${series}`.execute(trx);
    await sql`
      INSERT INTO error_logs (user_id, util_id, feature_id, error_time, error_message,
                              execute_stage)
      SELECT user_id, utilization_id, feature_id, usage_date, 'Sin memoria', 'Lectura'
      FROM utilizations WHERE user_id = ${userId} AND usage_date >= ${start}::timestamptz
      ORDER BY utilization_id`.execute(trx);
  });
}
