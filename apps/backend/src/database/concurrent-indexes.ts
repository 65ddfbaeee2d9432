import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Indexes of large tables; created beside running servers, outside of a transaction. */
const indexes = [
  // The texts of the audit trail, of which an erasure searches all. Without a list of pending entries, as
  // one request in hundreds would write those of all others, and each erasure would read them.
  {
    name: 'audit_events_by_word',
    on: 'audit_events USING gin (audit_words(reason, before, after, detail)) WITH (fastupdate = off)',
  },
  // All of a user's, those that have ended too, for the file of one's own data and an erasure.
  { name: 'sessions_of_user', on: 'sessions (user_id)' },
  { name: 'machines_of_user', on: 'machines (user_id, id)' },
  // The exact start of a username or an e-mail, in the order of bytes whatever the collation is.
  { name: 'users_by_username_start', on: 'users (username text_pattern_ops)' },
  { name: 'users_by_email_start', on: 'users (email text_pattern_ops)' },
] as const;

/** One or two characters anywhere in a user's data; made with every PostgreSQL. */
const pairs = 'users_by_pairs';

/** Enough that the characters and pairs that one user of 1,600 has are counted. */
const PAIR_STATISTICS = 1000;

/** Any longer part of a user's data: needs the extension `pg_trgm`. */
const trigrams = 'users_by_letters';

/** The index that servers before migration 019 read. */
const retired = { name: 'users_by_text', since: '019_search_across_words' } as const;

/** Message to the operator where the role may not create the extension. */
export const trigramHint =
  'The search among users by three letters or more reads all of them, as the extension pg_trgm is missing ' +
  'and this role may not create it. It works, but slowly above 100,000 users. As a superuser of the database: ' +
  'CREATE EXTENSION pg_trgm; then migrate again.';

/** Number of the lock that one migration at a time holds while it makes indexes. */
const LOCK = 8_302_018;
const WAIT_MS = 200;

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/**
 * The schema of the extension, which is created where the role may.
 * @returns null where it is not available, or not to this role.
 */
async function trigramSchema(client: pg.ClientBase): Promise<string | null> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    // No privilege, not installed on this server, or created by another migration meanwhile.
    if (!['42501', '0A000', '58P01', '23505', '42710'].includes(codeOf(error))) {
      throw error;
    }
  }
  const { rows } = await client.query<{ schema: string }>(
    `SELECT extnamespace::regnamespace::text AS schema FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  return rows[0]?.schema ?? null;
}

/** Makes an index without locking writers out; one that an interrupted attempt left is replaced. */
async function ensureIndex(client: pg.ClientBase, name: string, on: string): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.valid) {
    return;
  }
  const index = pg.escapeIdentifier(name);
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  await client.query(`CREATE INDEX CONCURRENTLY ${index} ON ${on}`);
}

/** Removes what older servers read, a day after their upgrade, when none of them runs any more. */
async function dropRetired(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM kysely_migration
     WHERE name = $1 AND timestamp::timestamptz < now() - interval '1 day'`,
    [retired.since],
  );
  if (rowCount) {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${retired.name}`);
    await client.query('ALTER TABLE users ALTER COLUMN search_text SET STATISTICS 0');
  }
}

/**
 * Analyzes the users' letters and pairs after their migration: query plans depend on these statistics, which
 * autovacuum would not make before a tenth of the users has changed.
 */
async function ensureStatistics(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ counted: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stats_ext_exprs
                    WHERE statistics_name = 'users_letters' AND null_frac IS NOT NULL)
        AND EXISTS (SELECT FROM pg_stats WHERE tablename = $1) AS counted`,
    [pairs],
  );
  if (!rows[0]?.counted) {
    await client.query('ANALYZE users');
  }
}

/**
 * Makes the indexes of large tables, most of them for searches, whatever other migrations do at the same
 * time.
 * @returns false where the extension is missing: the search among users works, and by three letters or
 * more reads all of them.
 */
export async function ensureConcurrentIndexes(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    // Waiting inside of the statement would hold a snapshot, for which the index would wait.
    const locked = async () =>
      (await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS locked`)).rows[0]?.locked;
    while (!(await locked())) {
      await sleep(WAIT_MS);
    }
    for (const { name, on } of indexes) {
      await ensureIndex(client, name, on);
    }
    await ensureIndex(client, pairs, 'users USING gin (letter_pairs(search_text))');
    await client.query(`ALTER INDEX ${pairs} ALTER COLUMN 1 SET STATISTICS ${PAIR_STATISTICS}`);
    const schema = await trigramSchema(client);
    if (schema !== null) {
      const characters = `(search_letters(search_text)) ${schema}.gin_trgm_ops`;
      await ensureIndex(client, trigrams, `users USING gin (${characters})`);
      // Those of the table, which are finer, are read where the index has none.
      await client.query(`ALTER INDEX ${trigrams} ALTER COLUMN 1 SET STATISTICS 0`);
      await dropRetired(client);
    }
    await ensureStatistics(client);
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
    return schema !== null;
  } finally {
    client.release();
  }
}

/** Whether the search among users has its indexes: by one or two letters, and by more. */
export async function readSearchIndexes(
  client: pg.ClientBase,
): Promise<{ pairs: boolean; trigrams: boolean }> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisvalid AND indexrelid IN (to_regclass($1), to_regclass($2))`,
    [pairs, trigrams],
  );
  const made = new Set(rows.map(({ name }) => name));
  return { pairs: made.has(pairs), trigrams: made.has(trigrams) };
}
