import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** A streaming standby of the stack's database, and its connection to the primary, to be cut. */
export interface Standby {
  readonly database: EmbeddedDatabase;
  readonly link: FailingProxy;
}

const withPort = (url: string, port: number): string =>
  Object.assign(new URL(url), { port: `${port}` }).href;

/** Copies the files of a cluster; what changes meanwhile is in the write-ahead log. */
function copyFiles(from: string, to: string): void {
  // A temporary file may vanish meanwhile; without the rest the standby does not start.
  spawnSync('cp', ['-a', from, to]);
  const inEmptied = emptied.flatMap((folder) =>
    readdirSync(join(to, folder)).map((entry) => join(folder, entry)),
  );
  for (const path of ['postmaster.pid', 'postmaster.opts', ...inEmptied]) {
    rmSync(join(to, path), { recursive: true, force: true });
  }
}

/**
 * Copies the running primary as `pg_basebackup --write-recovery-conf --slot` does, which the
 * embedded PostgreSQL lacks: a base backup by its functions, and the settings of a standby.
 * @param port of the link to the primary.
 */
async function copyPrimary(stack: TestStack, cluster: string, from: string, port: number) {
  await stack.administer(async (client) => {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [NAME]);
    await client.query('SELECT pg_backup_start($1, true)', [NAME]);
    copyFiles(from, cluster);
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(cluster, 'backup_label'), rows[0].labelfile);
  });
  writeFileSync(join(cluster, 'standby.signal'), '');
  const { username, password } = new URL(stack.database.adminUrl);
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary} application_name=${NAME}'\nprimary_slot_name = '${NAME}'\n`,
  );
}

/** Waits until the primary has the standby in a state of replication: `async` or `sync`. */
const waitUntilState = (stack: TestStack, state: string) =>
  stack.administer((client) =>
    waitUntil(async () => {
      const sql = `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = $1`;
      return (await client.query(sql, [state])).rows.length > 0;
    }, `The standby, ${state}`),
  );

/** Adds a streaming standby to the stack's database. @throws CliError when it does not start. */
export async function addStandby(stack: TestStack): Promise<Standby> {
  const location = await locateDatabase(stack.folder);
  const { url, adminUrl } = stack.database;
  const link = stack.use(await new FailingProxy(Number(new URL(url).port)).open());
  const cluster = join(stack.folder, NAME);
  await copyPrimary(stack, cluster, location.cluster, link.port);
  const { uid, gid } = location.owner;
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, cluster]);
  const logFile = join(stack.folder, 'logs', `${NAME}.log`);
  const { child, port } = await launchWithRetries(
    { ...location, cluster },
    { logFile, settings: [] },
  );
  stack.onClose(() => child.stop(15_000));
  await waitUntilState(stack, 'async');
  const database = { url: withPort(url, port), adminUrl: withPort(adminUrl, port), child };
  return { database, link };
}

/** Has the primary acknowledge only what the standby has on its disk too. */
export async function replicateSynchronously(stack: TestStack): Promise<void> {
  await stack.administer(async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
    await client.query('SELECT pg_reload_conf()');
  });
  await waitUntilState(stack, 'sync');
}

/** Makes the standby the primary. @throws CliError when it does not become one. */
export async function promote({ database }: Standby): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_promote(true, 30) AS done');
    if (!rows[0].done) throw new CliError('The standby does not become the primary.');
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
    const written = client.query('UPDATE users SET last_login = now()');
    const writes = written.then(
      () => true,
      () => false,
    );
    return await Promise.race([writes, sleep(2_000, false)]);
  } finally {
    await child.stop(5_000);
    await client.end();
  }
}
