import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';

interface RunError {
  utilizationId: number;
  message: string;
  stage: string;
}

/** Logs why a run failed; user and tool are the run's own. */
export async function insertErrorLog(db: Db, error: RunError): Promise<void> {
  await sql`${prepared}
    INSERT INTO error_logs (user_id, util_id, feature_id, error_message, execute_stage)
    SELECT user_id, utilization_id, feature_id, ${error.message}, ${error.stage}
    FROM utilizations WHERE utilization_id = ${error.utilizationId}`.execute(db);
}
