import type { Client } from 'pg';
import { addTestUsers } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

export const logTables = {
  access_logs: 'id',
  utilizations: 'utilization_id',
  error_logs: 'error_id',
  transactions: 'trans_id',
} as const;
export type LogTable = keyof typeof logTables;

/** Day of the first rows: after those of the demonstration, as new rows come last. */
export const firstDay = '2030-01-01';

/** Columns of a finished run, and their values for the number `n` at the time `at`. */
export const runColumns = `machine_row, feature_id, usage_date, finish_date, fc_records90,
  tb_records90, prcnt_score_level, score, level, price_list_version, state, credits_reserved,
  credits_used, expires_at`;
export const runValues = `'R_INF_' || lpad((1 + n % 15)::text, 2, '0'), at,
  at + interval '4 minutes', 12000 + n % 977, n % 40, 12.5, 12010.25, 'Nivel 2', 1, 'finished',
  5, 5, at`;

const columns: Record<LogTable, string> = {
  access_logs: `(user_id, username, session_id, access_type, access_time, address)
    SELECT id, username, gen_random_uuid(), 'login', at, '186.28.1.9'`,
  utilizations: `(user_id, username, ${runColumns}) SELECT id, username, id, ${runValues}`,
  error_logs: `(user_id, username, util_id, feature_id, error_time, error_message, execute_stage)
    SELECT id, username, n, 'R_INF_' || lpad((1 + n % 15)::text, 2, '0'), at,
      'No se pudo abrir la clase de entidad Vegetacion: bloqueo de esquema', 'Lectura de capas'`,
  transactions: `(user_id, username, recorded_by, trans_date, trans_type, credits_purchased,
      amount_paid, trans_platform)
    SELECT id, username, 0, at, 'Compra', 120, 384000.00, 'Portal GDB Audit'`,
};

/** Adds rows to a log table in chronological order, one every 30 s, of users in random order. */
export async function addLogRows(client: Client, table: LogTable, rows: number): Promise<void> {
  await client.query(`
    INSERT INTO ${table} ${columns[table]}
    FROM (SELECT n, timestamptz '${firstDay}T00:00:00Z' + n * interval '30 seconds' AS at,
                 users.ids[1 + floor(random() * cardinality(users.ids))] AS id
          FROM generate_series(1, ${rows}) AS n,
               (SELECT array_agg(id) AS ids FROM users WHERE username LIKE 'carga_%') users) row
    JOIN users USING (id)
    ORDER BY n`);
  await client.query(`VACUUM ANALYZE ${table}`);
}

/** Adds users to whom rows can belong, `carga_1` …, and connects without checks and triggers. */
export async function withLogUsers<T>(stack: TestStack, work: (client: Client) => Promise<T>) {
  await addTestUsers(stack, 'carga', 2_000);
  return stack.administer(async (client) => {
    await client.query('ANALYZE users');
    await client.query("SET session_replication_role = 'replica'");
    return work(client);
  }, 'portal');
}
