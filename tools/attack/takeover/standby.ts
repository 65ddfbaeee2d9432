import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { CliError } from '../../lib/cli-error.ts';
import { waitUntil } from '../../lib/wait.ts';
import { launchWithRetries, withClient } from '../../start/database.ts';
import { locateDatabase } from '../../start/database-files.ts';
import { copyForStandby, standbyName, withPort } from '../../start/database-standby.ts';
import { FailingProxy } from '../support/failing-proxy.ts';

export type Standby = Awaited<ReturnType<typeof addStandby>>;

/** Waits until the primary has the standby in a state of replication: `async` or `sync`. */
const waitUntilState = (stack: TestStack, state: string) =>
  stack.administer((client) =>
    waitUntil(async () => {
      const sql = `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = $1`;
      return (await client.query(sql, [state])).rows.length > 0;
    }, `The standby, ${state}`),
  );

/**
 * Adds a streaming standby to the stack's database.
 * @returns it, and its connection to the primary, to be cut.
 * @throws CliError when it does not start.
 */
export async function addStandby(stack: TestStack) {
  const { url, adminUrl } = stack.database;
  const link = stack.use(await new FailingProxy(adminUrl).open());
  await stack.database.child.stop(15_000);
  const location = await copyForStandby(stack.folder, link.url);
  await stack.startDatabase();
  const logFile = join(stack.folder, 'logs', `${standbyName}.log`);
  const { child, port } = await launchWithRetries(location, { logFile });
  stack.parts.defer(() => child.stop(15_000));
  await waitUntilState(stack, 'async');
  const database = { url: withPort(url, port), adminUrl: withPort(adminUrl, port), child };
  return { database, link };
}

/** Has the primary acknowledge only what the standby has on its disk too. */
export async function replicateSynchronously(stack: TestStack): Promise<void> {
  await stack.administer(async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
    await client.query('SELECT pg_reload_conf()');
  });
  await waitUntilState(stack, 'sync');
}

export async function promote({ database }: Standby): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_promote(true, 30) AS done');
    if (!rows[0].done) throw new CliError('The standby does not become the primary.');
  });
}

/**
 * Starts the killed primary again, as by mistake, and writes to it.
 * @param url its URL before the takeover.
 * @returns whether it acknowledges the write within two seconds.
 */
export async function returnedPrimaryWrites(stack: TestStack, url: string): Promise<boolean> {
  const location = await locateDatabase(stack.folder);
  const logFile = join(stack.folder, 'logs', 'returned.log');
  const port = Number(new URL(url).port);
  const { child } = await launchWithRetries(location, { logFile, port });
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
