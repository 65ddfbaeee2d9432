import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { acquireLock, type Lock } from '../lib/lock.ts';
import type { StartConfig } from './config.ts';

/** Creates the data folder with its folder for logs. @throws CliError when it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `The data folder cannot be written. Set DATA_DIR to one that can: ${reason}`,
    );
  }
}

/** Acquires the lock on the data folder. @throws CliError with its owner when another start has it. */
export async function lockDataDir({ dataDir, port, mailPort }: StartConfig): Promise<Lock> {
  const lock = await acquireLock(realpathSync(dataDir));
  const note = join(dataDir, 'owner.txt');
  if (lock) {
    const addresses = `portal http://localhost:${port}, inbox http://localhost:${mailPort}`;
    writeFileSync(note, `process ${process.pid} (${addresses})`);
    return lock;
  }
  const owner = existsSync(note) ? readFileSync(note, 'utf8') : 'another process';
  throw new CliError(
    `The data folder ${dataDir} is in use by ${owner}. Stop that one, or give this start ` +
      'another DATA_DIR (and PORT and MAIL_PORT).',
  );
}

/** A random secret that is persisted in a file below the data folder; only its owner may read it. */
export function localSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    // Linked after it was written: a kill in between leaves no incomplete secret.
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
