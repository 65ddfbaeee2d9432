import { type ProfileField, profileFieldNames } from '@consultancy/validation';
import type { Client } from 'pg';
import { runColumns, runValues } from './log-rows.ts';

export interface Volume {
  readonly users: number;
  readonly runs: number;
  /** Runs of each of the last two months, as the overview adds them up. */
  readonly monthly: number;
}

/** Rows of one statement, so that no transaction is large. */
const STEP = 2_000_000;

/** Words of the generated users; each word is in every 40th name, a company in every 400th. */
const firstNames = `ARRAY['Adriana','Andrés','Camila','Carlos','Catalina','Claudia','Daniela','David',
  'Diana','Diego','Eduardo','Esteban','Felipe','Fernando','Gabriela','Germán','Gloria','Hernán','Iván',
  'Javier','Jorge','José','Juan','Julián','Laura','Liliana','Lucía','Luis','Manuel','Marcela','María',
  'Mauricio','Miguel','Natalia','Óscar','Paola','Ricardo','Sandra','Santiago','Valentina']`;
const lastNames = `ARRAY['Acosta','Álvarez','Arango','Ávila','Bedoya','Bernal','Cárdenas','Castaño',
  'Castro','Correa','Díaz','Duque','Escobar','Forero','Franco','Galindo','García','Gómez','González',
  'Gutiérrez','Henao','Jaramillo','López','Marín','Mejía','Montoya','Moreno','Muñoz','Ospina','Osorio',
  'Parra','Pérez','Quintero','Ramírez','Restrepo','Rojas','Salazar','Suárez','Torres','Zuluaga']`;

/** SQL of the generated fields of a profile; the others are those of a demonstration account. */
const generated: Partial<Record<ProfileField, string>> = {
  email: "name || '@' || (ARRAY['gmail.com','empresa.co','geo.com.co'])[1 + n % 3]",
  first_name: `(${firstNames})[1 + (hashint4(n) & 65535) % 40]`,
  last_name: `(${lastNames})[1 + (hashint4(n + 7) & 65535) % 40]`,
  enterprise_name: "'Consultores ' || (hashint4(n + 3) & 65535) % 400 || ' S.A.S.'",
};

/** Adds users who joined one after the other over ten years; call it without triggers. */
export async function addManyUsers(client: Client, { users }: Volume): Promise<void> {
  const values = profileFieldNames.map((field) => generated[field] ?? `known.${field}`);
  await client.query(`
    INSERT INTO users (username, ${profileFieldNames.join(', ')}, password_hash, consent_version,
                       email_verified_at, date_joined, current_credits, movement_seq)
    SELECT name, ${values.join(', ')}, 'x', '1', now(),
           now() - (${users} - n) * (interval '10 years' / ${users}), 25, 1
    FROM (SELECT * FROM users ORDER BY id LIMIT 1) known, generate_series(1, ${users}) n,
         concat('u', lpad(to_hex(hashint4(n)::bigint & 4294967295), 8, '0'), '_', n) AS name`);
}

/**
 * Fills a table without its indexes other than those of its keys, and makes them afterwards: sorted
 * rows make an index several times as fast as one row after the other.
 */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = $1::regclass
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

/** Adds finished runs: `monthly` in each of the last two months, the others evenly before. */
export async function addManyRuns(client: Client, { users, runs, monthly }: Volume): Promise<void> {
  const { rows } = await client.query<{ first: number }>(
    `SELECT max(id)::float8 - ${users} + 1 AS first FROM users`,
  );
  const first = rows[0]?.first ?? 1;
  const add = (from: number, to: number, at: string) =>
    client.query(`
      INSERT INTO utilizations (user_id, username, ${runColumns})
      SELECT users.id, users.username, 1, ${runValues}
      FROM (SELECT n, ${at} AS at,
                   ${first} + ((hashint8(n) & 2147483647)::bigint * ${users} >> 31) AS user_id
            FROM generate_series(${from}::bigint, ${to}::bigint) n) run
      JOIN users ON users.id = run.user_id`);
  await withoutIndexes(client, 'utilizations', async () => {
    const older = Math.max(0, runs - 2 * monthly);
    for (let from = 1; from <= older; from += STEP) {
      const to = Math.min(older, from + STEP - 1);
      await add(from, to, `now() - interval '62 days' - (${older} - n) * interval '1 second'`);
    }
    await add(older + 1, runs, `now() - (${runs} - n) * (interval '61 days' / ${2 * monthly})`);
  });
}

/** Adds a purchase and an error for every hundredth run of the last two months. */
export async function addPurchasesAndErrors(client: Client): Promise<void> {
  const recent = `FROM utilizations WHERE usage_date >= now() - interval '62 days'
    AND utilization_id % 100 = 0`;
  await client.query(`
    INSERT INTO error_logs (user_id, username, util_id, feature_id, error_time, error_message,
                            execute_stage)
    SELECT user_id, username, utilization_id, feature_id, usage_date, 'Sin memoria', 'Lectura'
    ${recent}`);
  await client.query(`
    INSERT INTO transactions (user_id, username, recorded_by, trans_date, trans_type,
                              credits_purchased, amount_paid, trans_platform)
    SELECT user_id, username, 1, usage_date, 'Compra', 120, 384000, 'Portal' ${recent}`);
}
