import type { TestProject } from 'vitest/node';
import { withClient } from '../../../tools/start/database.ts';
import { startEmptyDatabase } from '../../../tools/test/with-database.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { createUnlimitedPool } from '../src/database/pool.ts';
import { grantServerRights } from '../src/database/server-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, without a database name. */
    postgresServer: string;
    /** The same with the role of the servers under BACKEND_ROLE=server (ADR 059). */
    postgresAsServer: string;
    /** Name of the migrated database that each test file copies. */
    templateDatabase: string;
  }
}

/** Runs one statement on the server's own database. */
export const onServer = (server: string, statement: string) =>
  withClient(`${server}/postgres`, (client) => client.query(statement));

/**
 * Drops the template and its copies. Not each copy at the end of its test file: it has hundreds of
 * files, and ext4 searches long for free inodes where others were just removed.
 */
const dropDatabases = (server: string, template: string): Promise<void> =>
  withClient(`${server}/postgres`, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')",
      [template],
    );
    for (const { datname } of rows) {
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  });

/**
 * Global set-up of the tests: one PostgreSQL (that of TEST_DATABASE_URL, or an embedded one), and
 * one migrated database to copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testDatabase = process.env.TEST_DATABASE_URL;
  const { adminUrl, stop } = testDatabase
    ? { adminUrl: testDatabase, stop: async () => undefined }
    : await startEmptyDatabase();
  const server = adminUrl.replace(/\/[^/]*$/, '');
  const template = `template_${process.pid}`;
  const asServer =
    process.env.BACKEND_ROLE === 'server'
      ? server.replace(/\/\/.*@/, `//servers_${process.pid}:servers@`)
      : server;
  try {
    await onServer(server, `CREATE DATABASE ${template}`);
    const pool = createUnlimitedPool(`${server}/${template}`);
    await migrateDatabase(pool);
    if (asServer !== server) {
      await grantServerRights(pool, `${asServer}/${template}`);
    }
    await pool.end();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresServer', server);
  project.provide('postgresAsServer', asServer);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabases(server, template);
    await stop();
  };
}
