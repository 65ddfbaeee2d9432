import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import type { StartConfig } from '../start/config.ts';
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
export async function withStoredDatabase<T>(
  config: StartConfig,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  prepareDataDir(config.dataDir);
  const lock = await lockDataDir(config).catch((error: unknown) => {
    if (error instanceof CliError) return null;
    throw error;
  });
  if (!lock) {
    const url = await runningDatabase(config.dataDir);
    if (!url) throw new CliError('The portal is starting or stopping. Try again in a moment.');
    return work(url);
  }
  try {
    const { child, url } = await startDatabase(config.dataDir);
    return await work(url).finally(() => child.stop(15_000));
  } finally {
    await lock.release();
  }
}
