import pg from 'pg';

/** A table of the product, with its columns that are not generated. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The product's tables; those of the migrator describe the schema and are no data. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND relname NOT LIKE 'kysely_%'
    GROUP BY relname ORDER BY relname`);
  return rows;
}

/** Newest value of each sequence: a number once given is not given again, whatever was deleted. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(`
    SELECT sequencename AS name, last_value::float8 AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Names of the migrations that a database has; none where it is new. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.kysely_migration') IS NOT NULL AS known`,
  );
  if (!rows[0]?.known) {
    return [];
  }
  const found = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY name',
  );
  return found.rows.map(({ name }) => name);
}

/** Names as SQL takes them, for lists of columns. */
export const quoted = (names: readonly string[]) => names.map(pg.escapeIdentifier).join(', ');

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs work on tables without foreign keys and triggers, in the caller's transaction. The keys are
 * recreated after it, so that PostgreSQL checks every row. Triggers would reject what they reject
 * of a user, such as a ledger entry of yesterday or the levels of a published price list.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>) {
  const { rows: keys } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, conname AS name,
           pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  const tables = await tablesOf(client);
  const all = async (statement: (name: string) => string) => {
    for (const { name } of tables) {
      await client.query(statement(pg.escapeIdentifier(name)));
    }
  };
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  await all((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  await all((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
    );
  }
}
