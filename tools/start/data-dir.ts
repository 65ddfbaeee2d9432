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
import { acquireLock, type Lock, readLockOwner } from '../lib/lock.ts';
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
export async function lockDataDir(config: StartConfig): Promise<Lock> {
  const subject = realpathSync(config.dataDir);
  const note = `portal http://localhost:${config.port}, inbox http://localhost:${config.mailPort}`;
  const lock = await acquireLock(subject, { pid: process.pid, note });
  if (lock) return lock;
  const owner = await readLockOwner(subject);
  const who = owner ? `process ${owner.pid} (${owner.note})` : 'another process';
  throw new CliError(
    `The data folder ${config.dataDir} is in use by ${who}. Stop that one, or give this start ` +
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
