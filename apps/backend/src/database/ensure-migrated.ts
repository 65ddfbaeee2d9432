import type pg from 'pg';
import { type Config, directUrlOf } from '../config.ts';
import { migrateDatabase, missingMigrations } from './migrate.ts';
import { createDatabase, createUnlimitedPool } from './pool.ts';
import { grantServerRights, mayMigrate } from './server-role.ts';

async function isOwner(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return await mayMigrate(client);
  } finally {
    client.release();
  }
}

/** Without the owner's role nothing can be migrated. @throws when migrations are missing. */
async function requireMigrated(pool: pg.Pool): Promise<string> {
  const missing = await missingMigrations(createDatabase(pool));
  if (missing.length > 0) {
    throw new Error(
      `${missing.length} migrations are missing (${missing.join(', ')}), which the role of the ` +
        'servers may not run. Run `migrate` with DATABASE_MIGRATION_URL, the address with the role ' +
        'that owns the tables, and start again.',
    );
  }
  return 'The database is up to date. Its migrations are run by another role, its owner.';
}

/**
 * Runs the missing migrations with the owner's role, and gives the role of the servers its rights,
 * where that is another one (ADR 059).
 * @param notify receives what the operator may improve.
 * @returns what was done, for the operator.
 * @throws when a migration fails, or when migrations are missing and the role may not run them.
 */
export async function ensureMigrated(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATABASE_DIRECT_URL'>,
  notify?: (line: string) => void,
): Promise<string> {
  const pool = createUnlimitedPool(config.DATABASE_MIGRATION_URL ?? directUrlOf(config));
  try {
    if (!(await isOwner(pool))) {
      return await requireMigrated(pool);
    }
    const names = await migrateDatabase(pool, undefined, notify);
    const role = await grantServerRights(pool, config.DATABASE_URL);
    const done = names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.';
    return role === null ? done : `${done}\nRole of the servers: ${role}, without DDL.`;
  } finally {
    await pool.end();
  }
}
