import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { ListWindow } from '../../paging.ts';

/** A run as the lists show it; decimals as strings. */
export interface UtilizationRow {
  utilization_id: number;
  username: string;
  feature_id: string;
  feature_name: string;
  usage_date: Date;
  finish_date: Date | null;
  fc_records90: number;
  tb_records90: number;
  score: string;
  prcnt_score_level: string | null;
  credits_used: string | null;
}

/** A user's runs, newest first; one more than the window's count, to know of a next page. */
export async function listUtilizations(
  db: Db,
  userId: number,
  window: ListWindow,
): Promise<UtilizationRow[]> {
  const { rows } = await sql<UtilizationRow>`
    SELECT run.utilization_id, users.username, run.feature_id, tools.feature_name, run.usage_date,
           run.finish_date, run.fc_records90, run.tb_records90, trim_scale(run.score) AS score,
           trim_scale(run.prcnt_score_level) AS prcnt_score_level, run.credits_used
    FROM utilizations run
    JOIN tools USING (feature_id)
    JOIN users ON users.id = run.user_id
    WHERE run.user_id = ${userId}
      AND (${window.before}::bigint IS NULL OR run.utilization_id < ${window.before}::bigint)
      AND (${window.start}::timestamptz IS NULL OR run.usage_date >= ${window.start}::timestamptz)
      AND (${window.end}::timestamptz IS NULL OR run.usage_date <= ${window.end}::timestamptz)
    ORDER BY run.utilization_id DESC
    LIMIT ${window.count + 1}`.execute(db);
  return rows;
}
