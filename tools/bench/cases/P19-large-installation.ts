import { type ProfileField, profileFieldNames } from '@consultancy/validation';
import type { Client } from 'pg';
import { inSequence, median, timeOf } from '../../lib/cases/statistics.ts';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';
import { runColumns, runValues } from '../reports/log-rows.ts';
import { countStatements, planSettings } from '../reports/statements.ts';

export const title = 'Administrators’ pages of a large installation';
export const stack = { servers: 0, databaseSettings: planSettings };

interface Volume {
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
async function addManyUsers(client: Client, { users }: Volume): Promise<void> {
  const values = profileFieldNames.map((field) => generated[field] ?? `known.${field}`);
  await client.query(`
    INSERT INTO users (username, ${profileFieldNames.join(', ')}, password_hash, consent_version,
                       email_verified_at, date_joined, current_credits, movement_seq)
    SELECT name, ${values.join(', ')}, 'x', '1', now(),
           now() - (${users} - n) * (interval '10 years' / ${users}), 25, 1
    FROM (SELECT * FROM users ORDER BY id LIMIT 1) known, generate_series(1, ${users}) n,
         concat('u', lpad(to_hex(hashint4(n)::bigint & 4294967295), 8, '0'), '_', n) AS name`);
}

/** Fills a table before it has its indexes: of sorted rows they are made several times as fast. */
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
async function addManyRuns(client: Client, { users, runs, monthly }: Volume): Promise<void> {
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
async function addPurchasesAndErrors(client: Client): Promise<void> {
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

const MAX_MS = 200;
/** Requests of each kind that are timed; the median counts. */
const TIMES = 7;

/** With 1,000,000 runs in each of the last two months the overview failed before. */
const whole: Volume = { users: 2_000_000, runs: 50_000_000, monthly: 1_000_000 };
const small: Volume = { users: 100_000, runs: 1_000_000, monthly: 250_000 };

/** Searches, by how many users have the text. */
const searches = {
  'one user has': '_77777',
  'every 1,600th user has': 'Lucía Acosta',
  'every 400th user has': 'consultores 17 s',
  'every 40th user has': 'Lucía',
  'everyone has': 'consultores',
  'many have two letters of': 'lu',
  'no user has two letters of': 'xq',
  'no user has': 'no hay tal persona',
  'many have each part of, few users all': 'consultores 17 s.a.s. lu',
  'many have each word of, no user both': 'Lucía Camila',
  'every 1,600th user has, typed in part': 'Acosta Luc',
} as const;

/** Requests of an administrator by what they are called in the report. */
async function requestsOf(stack: TestStack, server: ServerProcess) {
  const { url, host } = server;
  const client = await stack.signIn('admin', server);
  const headers = { cookie: client.cookieHeader('/admin/overview') };
  const read =
    (url: string, part = '') =>
    async () => {
      const response = await fetch(url, { headers });
      const text = await response.text();
      if (response.status === 200 && text.includes(part)) return;
      throw new Error(`${url}: ${response.status} ${text}`);
    };
  const found = Object.entries(searches).flatMap(([what, words]) => {
    const text = encodeURIComponent(words);
    return [
      [`search in the header, ${what} «${words}»`, read(`${host}/admin/find?text=${text}`)],
      [`search in the list, ${what} «${words}»`, read(`${host}/users?max_count=20&search=${text}`)],
    ] as const;
  });
  return {
    overview: read(`${host}/admin/overview`),
    metrics: read(`${url}/metrics`, '\ncredits_booked '),
    ...Object.fromEntries(found),
  };
}

/** Fills the database without triggers, and has the sums made as the migration makes them. */
const fill = (stack: TestStack, volume: Volume): Promise<void> =>
  stack.administer(async (client) => {
    await client.query("SET session_replication_role = 'replica'; SET synchronous_commit = off");
    await client.query("SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'");
    const indexes =
      'users_by_letters, users_by_pairs, users_by_username_start, users_by_email_start';
    const steps = {
      // A bulk load makes the indexes of the search afterwards, as the migration does on existing rows.
      users: async () => {
        await client.query(`DROP INDEX ${indexes}`);
        await addManyUsers(client, volume);
      },
      'indexes of the search, beside writers': () => stack.command('migrate'),
      runs: () => addManyRuns(client, volume),
      'purchases and errors': () => addPurchasesAndErrors(client),
      analysis: () => client.query('VACUUM ANALYZE'),
      'sums, with all writers waiting': () => client.query('SELECT recount_activity()'),
    };
    for (const [name, step] of Object.entries(steps)) {
      stack.record.note(`time for ${name}`, `${((await timeOf(step)) / 1000).toFixed(1)} s`);
    }
    const { rows } = await client.query(`
      SELECT (SELECT count(*) FROM utilizations) || ' runs, ' || (SELECT count(*) FROM users) ||
             ' users, ' || pg_size_pretty(pg_database_size(current_database())) AS volume`);
    stack.record.note('volume', rows[0].volume);
  }, 'portal');

/** Counts the blocks that each request reads, and times it. */
async function measure(stack: TestStack): Promise<void> {
  const { record } = stack;
  const counted = await countStatements(stack, (server) => requestsOf(stack, server));
  for (const [what, read] of Object.entries(await requestsOf(stack, await stack.addServer()))) {
    const time = median(await inSequence(TIMES, () => timeOf(read)));
    record.atMost(what, time, MAX_MS, { unit: 'ms' });
    const buffers = counted.get(what)?.reduce((sum, each) => sum + each.buffers, 0);
    record.atMost(`buffers, ${what}`, buffers || Number.NaN, 2_000);
  }
}

export async function run(stack: TestStack): Promise<void> {
  await fill(stack, stack.quick ? small : whole);
  await measure(stack);
}
