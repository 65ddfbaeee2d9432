import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type TestStack, withClient } from '../../lib/cases/test-stack.ts';
import { CliError } from '../../lib/cli-error.ts';
import { waitUntil } from '../../lib/wait.ts';
import { type EmbeddedDatabase, launchWithRetries } from '../../start/database.ts';
import { locateDatabase } from '../../start/database-files.ts';
import { FailingProxy } from '../support/failing-proxy.ts';

/** Name of the standby: that of its replication slot, and in `synchronous_standby_names`. */
const NAME = 'standby';

/** Folders whose contents belong to a running server, as `pg_basebackup` leaves them out. */
const emptied = [
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
];

/** A streaming standby of the stack's database, and its connection to the primary. */
export interface Standby {
  readonly database: EmbeddedDatabase;
  /** Between the two databases; it can be cut. */
  readonly link: FailingProxy;
}

const withPort = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.port = `${port}`;
  return changed.href;
};

/** Copies the files of a cluster; what changes meanwhile is in the write-ahead log. */
function copyFiles(from: string, to: string): void {
  // A temporary file may vanish meanwhile; without the rest the standby does not start.
  spawnSync('cp', ['-a', from, to]);
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, file), { force: true });
  for (const folder of emptied) {
    for (const entry of readdirSync(join(to, folder))) {
      rmSync(join(to, folder, entry), { recursive: true });
    }
  }
}

/**
 * Copies the running primary as `pg_basebackup --write-recovery-conf --slot` does, which the
 * embedded PostgreSQL lacks: a base backup by its functions, and the settings of a standby.
 * @param port of the link to the primary.
 */
async function copyPrimary(stack: TestStack, cluster: string, from: string, port: number) {
  const { adminUrl } = stack.database;
  const { username, password } = new URL(adminUrl);
  await withClient(adminUrl, async (client) => {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [NAME]);
    await client.query('SELECT pg_backup_start($1, true)', [NAME]);
    copyFiles(from, cluster);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  writeFileSync(join(cluster, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary} application_name=${NAME}'\nprimary_slot_name = '${NAME}'\n`,
  );
}

/** Adds a streaming standby to the stack's database. @throws CliError when it does not start. */
export async function addStandby(stack: TestStack): Promise<Standby> {
  const location = await locateDatabase(stack.folder);
  const link = await new FailingProxy(Number(new URL(stack.database.url).port)).open();
  stack.onClose(() => link.close());
  const cluster = join(stack.folder, NAME);
  await copyPrimary(stack, cluster, location.cluster, link.port);
  mkdirSync(join(stack.folder, 'logs'), { recursive: true });
  const logFile = join(stack.folder, 'logs', `${NAME}.log`);
  const owned = location.owner.uid === undefined ? [] : [`${location.owner.uid}`];
  for (const uid of owned) spawnSync('chown', ['-R', `${uid}:${location.owner.gid}`, cluster]);
  const launched = await launchWithRetries({ ...location, cluster }, { logFile, settings: [] });
  stack.onClose(() => launched.child.stop(15_000));
  const database: EmbeddedDatabase = {
    url: withPort(stack.database.url, launched.port),
    adminUrl: withPort(stack.database.adminUrl, launched.port),
    child: launched.child,
  };
  await waitUntilState(stack, (state) => state !== null, 'The standby');
  return { database, link };
}

/** Waits for a state of the standby at the primary: `async`, `sync`, or null without one. */
async function waitUntilState(
  stack: TestStack,
  matches: (state: string | null) => boolean,
  what: string,
): Promise<void> {
  await withClient(stack.database.adminUrl, (client) =>
    waitUntil(async () => {
      const { rows } = await client.query<{ sync_state: string }>(
        `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'`,
      );
      return matches(rows[0]?.sync_state ?? null);
    }, what),
  );
}

/** Has the primary acknowledge only what the standby has on its disk too. */
export async function replicateSynchronously(stack: TestStack): Promise<void> {
  await withClient(stack.database.adminUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
    await client.query('SELECT pg_reload_conf()');
  });
  await waitUntilState(stack, (state) => state === 'sync', 'The synchronous standby');
}

/** Makes the standby the primary. @throws CliError when it does not become one. */
export async function promote({ database }: Standby): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ done: boolean }>('SELECT pg_promote(true, 30) AS done');
    if (!rows[0]?.done) throw new CliError('The standby does not become the primary.');
  });
}

/**
 * Starts the killed primary again, as by mistake, and writes to it.
 * @param url its address before the takeover.
 * @returns whether it acknowledges the write within two seconds.
 */
export async function returnedPrimaryWrites(stack: TestStack, url: string): Promise<boolean> {
  const location = await locateDatabase(stack.folder);
  const logFile = join(stack.folder, 'logs', 'returned.log');
  const port = Number(new URL(url).port);
  const { child } = await launchWithRetries(location, { logFile, settings: [] }, port);
  const client = new Client({ connectionString: url });
  // Its end terminates the connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const writes = client.query('UPDATE users SET last_login = now()').then(
      () => true,
      () => false,
    );
    return await Promise.race([writes, sleep(2_000, false)]);
  } finally {
    await child.stop(5_000);
    await client.end();
  }
}
