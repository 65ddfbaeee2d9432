import { auditTools } from '@consultancy/validation';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { createDatabase, type Db } from './pool.ts';
import { ensureSearchIndexes, trigramHint } from './search-indexes.ts';

// Bundled as text, so that the built server needs no folder beside it.
const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.sql', '');

/** Names of all migrations, oldest first. */
export const knownMigrations = () => Object.keys(files).map(nameOf).sort();

const provider: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const [path, text] of Object.entries(files)) {
      migrations[nameOf(path)] = {
        up: async (db) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/**
 * Names of the migrations that this release has and the database has not, oldest first. It asks for
 * no right that a server lacks.
 */
export async function missingMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ known: boolean }>`
    SELECT to_regclass('public.kysely_migration') IS NOT NULL AS known`.execute(db);
  if (!tables[0]?.known) {
    return knownMigrations();
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return knownMigrations().filter((name) => !applied.has(name));
}

/** The tools are the product's own list (§2); a renamed tool is renamed here too. */
async function writeTools(db: Db): Promise<void> {
  await db
    .insertInto('tools')
    .values(auditTools.map((tool) => ({ feature_id: tool.code, feature_name: tool.name })))
    .onConflict((conflict) =>
      conflict
        .column('feature_id')
        .doUpdateSet((row) => ({ feature_name: row.ref('excluded.feature_name') })),
    )
    .execute();
}

/**
 * Brings the database to a version: forward only, in one transaction, one process at a
 * time (the migrator holds a lock; the others wait and find nothing left to do).
 * Indexes of large tables are made after it and outside of a transaction, as servers go on writing.
 * @param version name of the last migration to run; all when absent.
 * @param notify receives what the operator should know.
 * @returns names of the migrations that ran now.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  version?: string,
  notify: (line: string) => void = () => undefined,
): Promise<string[]> {
  const db = createDatabase(pool);
  const migrator = new Migrator({ db, provider });
  const { error, results } = await (version
    ? migrator.migrateTo(version)
    : migrator.migrateToLatest());
  if (error) {
    throw error;
  }
  await runMigrations({ pgPool: pool });
  await writeTools(db);
  if (!version && !(await ensureSearchIndexes(pool))) {
    notify(trigramHint);
  }
  return (results ?? []).map((result) => result.migrationName);
}
