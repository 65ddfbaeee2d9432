import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { type Child, startChild } from '../lib/child.ts';
import { CliError, describeError } from '../lib/cli-error.ts';
import { freePort } from '../lib/ports.ts';
import { waitUntilPrinted } from '../lib/wait.ts';
import { localSecret } from './data-dir.ts';
import { locateDatabase } from './database-files.ts';
import { stopOrphan } from './database-orphan.ts';

type Location = Awaited<ReturnType<typeof locateDatabase>>;

const superuser = 'postgres';
const application = 'portal';

/** A server that was killed reads its log first, which may be long. */
const RECOVERY_MS = 3_600_000;

function removeDrafts(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of globSync(`${basename(cluster)}.new-*`, { cwd: folder })) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // A killed start's `initdb` may still be writing to it; then a later start removes it.
    }
  }
}

/** Creates the cluster in a folder of its own, so that a kill leaves no cluster that looks complete. */
function initialize({ cluster, owner, programs }: Location, password: string): void {
  const folder = mkdtempSync(`${cluster}.new-`);
  const [draft, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (owner.uid !== undefined && owner.gid !== undefined) {
      for (const path of [folder, passwordFile, draft]) chownSync(path, owner.uid, owner.gid);
    }
    const args = [
      ...[`--pgdata=${draft}`, `--username=${superuser}`, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8'],
      // The same order and messages on every machine, whatever its locales are.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ];
    const run = spawnSync(programs.initdb, args, { cwd: '/', encoding: 'utf8', ...owner });
    if (run.status !== 0) {
      const output = [run.error?.message ?? '', ...run.stderr.trim().split('\n')].filter(Boolean);
      throw new CliError('The embedded PostgreSQL could not be set up.', output);
    }
    renameSync(draft, cluster);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LaunchOptions {
  readonly logFile: string;
  /** Settings of the server, `name=value`. */
  readonly settings?: readonly string[];
  /** Wanted port; a free one when absent. */
  readonly port?: number | undefined;
}

/** Windows has no signals: PostgreSQL's own program stops its server there. */
function stoppedByProgram(child: Child, { programs, cluster }: Location): Child {
  const stop = async (milliseconds: number) => {
    const seconds = Math.ceil(milliseconds / 1000);
    spawnSync(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-t', `${seconds}`]);
    await child.stop(milliseconds);
  };
  return { ...child, stop };
}

/** Starts the server once. @throws CliError with its output when it exits instead. */
async function launch(location: Location, port: number, { logFile, settings = [] }: LaunchOptions) {
  const ready = Promise.withResolvers<void>();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const child = await startChild({
    name: `The embedded PostgreSQL (data in ${location.cluster})`,
    // Fast shutdown: it terminates open sessions instead of waiting for them.
    stopSignal: 'INT',
    command: location.programs.postgres,
    args: ['-D', location.cluster, '-p', `${port}`, ...all.flatMap((item) => ['-c', item])],
    cwd: '/',
    ...location.owner,
    logFile,
    onLine: (line) => {
      // A standby accepts read-only ones.
      if (/ready to accept (read-only )?connections/.test(line)) ready.resolve();
    },
  });
  await waitUntilPrinted(child, ready.promise, RECOVERY_MS);
  return process.platform === 'win32' ? stoppedByProgram(child, location) : child;
}

/**
 * Starts the server, again for a while when a port was just taken or an old process is still exiting.
 * @throws CliError with its output when it does not start.
 */
export async function launchWithRetries(location: Location, options: LaunchOptions) {
  const temporary = /shared memory block|Address already in use|is another postmaster/;
  const deadline = performance.now() + 10_000;
  for (;;) {
    const port = options.port ?? (await freePort());
    try {
      return { child: await launch(location, port, options), port };
    } catch (error) {
      const mayPass = temporary.test(describeError(error)) && performance.now() < deadline;
      if (!mayPass) throw error;
    }
    await sleep(200);
  }
}

/** Passes a connected client, which is closed once the work has ended. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const prepareApplication = (adminUrl: string, password: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    const isMissing = async (query: string) =>
      (await client.query(query, [application])).rowCount === 0;
    const name = escapeIdentifier(application);
    if (await isMissing('SELECT 1 FROM pg_roles WHERE rolname = $1')) {
      await client.query(`CREATE ROLE ${name} LOGIN PASSWORD ${escapeLiteral(password)}`);
    }
    if (await isMissing('SELECT 1 FROM pg_database WHERE datname = $1')) {
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
    }
  });

/** The URL of the database of the product with its own role, not that of the administrator. */
export function applicationUrl(port: number, password: string): string {
  return `postgresql://${application}:${password}@127.0.0.1:${port}/${application}`;
}

export type EmbeddedDatabase = Awaited<ReturnType<typeof startDatabase>>;

/**
 * Starts the embedded PostgreSQL on a free port of the loopback address, creating it first where
 * there is none and stopping one that a killed run left behind.
 * @param dataDir data folder, whose lock the caller has.
 * @throws CliError with the server's output when it does not start.
 */
export async function startDatabase(dataDir: string, options: Omit<LaunchOptions, 'logFile'> = {}) {
  const location = await locateDatabase(dataDir);
  const adminPassword = localSecret(dataDir, 'database-admin-password');
  const password = localSecret(dataDir, 'database-password');
  removeDrafts(location.cluster);
  if (existsSync(location.cluster)) await stopOrphan(location.cluster);
  else initialize(location, adminPassword);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  const { child, port } = await launchWithRetries(location, { logFile, ...options });
  // With the rights to create databases, for tests.
  const adminUrl = `postgresql://${superuser}:${adminPassword}@127.0.0.1:${port}/postgres`;
  await prepareApplication(adminUrl, password);
  return { url: applicationUrl(port, password), adminUrl, child };
}
