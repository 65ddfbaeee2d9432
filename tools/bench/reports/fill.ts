import { Client } from 'pg';

/** The log tables of the reports, and what each is ordered by. */
export const logTables = {
  access_logs: { date: 'access_time', id: 'id' },
  utilizations: { date: 'usage_date', id: 'utilization_id' },
  error_logs: { date: 'error_time', id: 'error_id' },
  transactions: { date: 'trans_date', id: 'trans_id' },
} as const;
export type LogTable = keyof typeof logTables;

/** Day of the first rows: after those of the demonstration, as new rows come last. */
export const firstDay = '2030-01-01';

/** One row every 30 s; the users come in no order, as they do. */
const series = (rows: number) => `generate_series(1, ${rows}) AS n`;
const date = `timestamptz '${firstDay}T00:00:00Z' + n * interval '30 seconds'`;

const columns: Record<LogTable, string> = {
  access_logs: `(user_id, username, session_id, access_type, access_time, address)
    SELECT id, username, gen_random_uuid(), 'login', at, '186.28.1.9'`,
  utilizations: `(user_id, username, machine_row, feature_id, usage_date, finish_date, fc_records90,
      tb_records90, prcnt_score_level, score, level, price_list_version, state, credits_reserved,
      credits_used, expires_at)
    SELECT id, username, id, 'R_INF_' || lpad((1 + n % 15)::text, 2, '0'), at,
      at + interval '4 minutes', 12000 + n % 977, n % 40, 12.5, 12010.25, 'Nivel 2', 1, 'finished',
      5, 5, at`,
  error_logs: `(user_id, username, util_id, feature_id, error_time, error_message, execute_stage)
    SELECT id, username, n, 'R_INF_' || lpad((1 + n % 15)::text, 2, '0'), at,
      'No se pudo abrir la clase de entidad Vegetacion: bloqueo de esquema', 'Lectura de capas'`,
  transactions: `(user_id, username, recorded_by, trans_date, trans_type, credits_purchased,
      amount_paid, trans_platform)
    SELECT id, username, 0, at, 'Compra', 120, 384000.00, 'Portal GDB Audit'`,
};

/** SQL that adds rows to a log table, in the order in which they would have come. */
export function insertSql(table: LogTable, rows: number, target: string = table): string {
  return `
    INSERT INTO ${target} ${columns[table]}
    FROM (SELECT n, ${date} AS at, people.ids[1 + floor(random() * cardinality(people.ids))] AS id
          FROM ${series(rows)},
               (SELECT array_agg(id) AS ids FROM users WHERE username LIKE 'carga_%') people) row
    JOIN users USING (id)
    ORDER BY n`;
}

/** Connects with the rights to go past checks and triggers, which only the generator does. */
export async function asAdmin<T>(adminUrl: string, work: (client: Client) => Promise<T>) {
  const url = new URL(adminUrl);
  url.pathname = '/portal';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds people to whom rows can belong. */
export async function addPeople(client: Client, count: number): Promise<void> {
  await client.query(`
    INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                       password_hash, consent_version, email_verified_at)
    SELECT 'carga_' || n, 'carga_' || n || '@example.com', 'Carga', 'Prueba', '3000000000', 'Geo',
           'none', '1', now() FROM generate_series(1, ${count}) AS n`);
  await client.query('ANALYZE users');
}
