// The backend's commands for operators, as `package.json` names them. A release has the same
// commands: `gdb-audit NAME`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runMain } from '../lib/cli-error.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { backendEnvironment, runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { readStartConfig, type StartConfig } from '../start/config.ts';
import { localSecret, lockDataDir, prepareDataDir } from '../start/data-dir.ts';
import { applicationUrl, startDatabase } from '../start/database.ts';
import { locateDatabase } from '../start/database-files.ts';
import { isServerOf } from '../start/database-orphan.ts';

/** Address of the embedded database of a running start, or `null`. */
async function runningDatabase(dataDir: string): Promise<string | null> {
  const { cluster } = await locateDatabase(dataDir);
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  // As PostgreSQL writes it: process, folder, timestamp of the start, port.
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  if (!isServerOf(Number(pid), cluster)) return null;
  return applicationUrl(Number(port), localSecret(dataDir, 'database-password'));
}

/**
 * Runs work with the database of the settings: an external one, the embedded one of a running
 * start, or the embedded one started only for this.
 * @param work receives the database's address.
 * @throws CliError when the data folder is in use but its database does not run.
 */
async function withStoredDatabase<T>(
  config: StartConfig,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  prepareDataDir(config.dataDir);
  const lock = lockDataDir(config);
  if (!lock) {
    const url = await runningDatabase(config.dataDir);
    if (!url) throw new CliError('The portal is starting or stopping. Try again in a moment.');
    return work(url);
  }
  try {
    const { child, url } = await startDatabase(config.dataDir);
    return await work(url).finally(() => child.stop(15_000));
  } finally {
    lock.close();
  }
}

const [name = '', ...args] = process.argv.slice(2);

/** Runs a command that finds what it needs by itself, and shows its output as it is written. */
function runAlone(): void {
  const script = inWorkspace('apps', 'backend', 'dist', `${name}.js`);
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/**
 * Runs a command on the database of DATABASE_URL, or on the embedded one in DATA_DIR, whether or
 * not the portal runs.
 */
async function runOnDatabase(): Promise<void> {
  const config = readStartConfig(process.env);
  const isOfAdmin = name.startsWith('admin-');
  const output = await withStoredDatabase(config, async (databaseUrl) => {
    if (!isOfAdmin) {
      // Settings that the command does not use only have to be complete.
      const services = { databaseUrl, smtpUrl: 'smtp://localhost', sessionSecret: '' };
      const env = { ...backendEnvironment(config, services), NODE_ENV: 'development' };
      return runBackendCommand(name, env, { args, cwd: process.cwd() });
    }
    // The secret must be the server's own, as a link is derived from it.
    const sessionSecret =
      process.env.SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
    const smtpUrl = config.smtpUrl ?? 'smtp://localhost';
    const env = backendEnvironment(config, { databaseUrl, smtpUrl, sessionSecret });
    await runBackendCommand('migrate', env);
    return runBackendCommand(name, env, { args });
  });
  console.log(output.trimEnd());
}

await runMain(async () => {
  await ensureBuilt('backend');
  return ['doctor', 'passwords-filter'].includes(name) ? runAlone() : runOnDatabase();
});
