import { setTimeout as sleep } from 'node:timers/promises';
import { auditTools } from '@consultancy/validation';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import {
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';
import type pg from 'pg';
import { ensureConcurrentIndexes, trigramHint } from './concurrent-indexes.ts';
import { createDatabase, type Db } from './pool.ts';

// Bundled as text, so that the built server needs no folder beside it.
const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.sql', '');

/** Names of all migrations, oldest first. */
export const knownMigrations = () => Object.keys(files).map(nameOf).sort();

/**
 * How long a migration waits for a table. What it waits for waits with it: requests for the same table,
 * whose statements may take 1.5 s.
 */
const LOCK_TIMEOUT = '1s';
/** Until the next attempt; requests are served meanwhile. */
const PAUSE_MS = 3000;
/** About ten minutes. */
const ATTEMPTS = 150;

/**
 * Lets the database notice within a second that a migration was killed, whose statement would go on and
 * block requests until it ends. Not every operating system of a database can.
 */
const endWithClient = sql`
  DO $$ BEGIN
    PERFORM set_config('client_connection_check_interval', '1s', true);
  EXCEPTION WHEN OTHERS THEN
    NULL;
  END $$`;

const provider: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const [path, text] of Object.entries(files)) {
      migrations[nameOf(path)] = {
        up: async (db) => {
          await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
          await endWithClient.execute(db);
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/** Names of the migrations that the database has. It asks for no right that a server lacks. */
async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ known: boolean }>`
    SELECT to_regclass('public.kysely_migration') IS NOT NULL AS known`.execute(db);
  if (!tables[0]?.known) {
    return [];
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Names of the migrations that this release has and the database has not, oldest first. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return knownMigrations().filter((name) => !applied.has(name));
}

/** Exit status of `migrate` for a database of a newer release: its systemd unit then tries no second time. */
export const newerDatabaseStatus = 3;

/** The database is of a newer release, which no further try changes. */
export class NewerDatabaseError extends Error {
  constructor(newer: readonly string[]) {
    super(
      `the database is of a newer release (${newer.join(', ')}); nothing was changed. Start that ` +
        'release, or restore the backup that was made before the upgrade.',
    );
  }
}

/** The migrator itself calls such a database corrupted. */
async function rejectNewer(db: Db): Promise<void> {
  const known = new Set(knownMigrations());
  const newer = (await appliedMigrations(db)).filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new NewerDatabaseError(newer);
  }
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

const isLockTimeout = (error: unknown) => (error as { code?: string } | null)?.code === '55P03';

/** Runs migrations; while a table is in use for long, all of them are tried again and again. */
async function runWhenFree(
  run: () => Promise<MigrationResultSet>,
  notify: (line: string) => void,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await run();
    if (!error) {
      return results.map(({ migrationName }) => migrationName);
    }
    if (!isLockTimeout(error) || attempt === ATTEMPTS) {
      throw error;
    }
    if (attempt === 1) {
      notify(
        'Something uses a table for long, such as a backup. The migration waits for it for up to ten minutes.',
      );
    }
    await sleep(PAUSE_MS);
  }
}

/**
 * Brings the database to a version: forward only, in one transaction, one process at a
 * time (the migrator holds a lock; the others wait and find nothing left to do).
 * Indexes of large tables are made after it and outside of a transaction, as servers go on writing.
 * @param version name of the last migration to run; all when absent.
 * @param notify receives what the operator should know.
 * @returns names of the migrations that ran now.
 * @throws NewerDatabaseError when the database is of a newer release; an error when a migration fails.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  version?: string,
  notify: (line: string) => void = () => undefined,
): Promise<string[]> {
  const db = createDatabase(pool);
  await rejectNewer(db);
  const migrator = new Migrator({ db, provider });
  const names = await runWhenFree(
    () => (version ? migrator.migrateTo(version) : migrator.migrateToLatest()),
    notify,
  );
  await runMigrations({ pgPool: pool });
  await writeTools(db);
  if (!version && !(await ensureConcurrentIndexes(pool))) {
    notify(trigramHint);
  }
  return names;
}
