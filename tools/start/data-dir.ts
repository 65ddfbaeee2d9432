import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@consultancy/backend/make-folder';
import { CliError } from '../lib/cli-error.ts';
import { acquireLock } from '../lib/lock.ts';
import type { StartConfig } from './config.ts';

/** File of the data folder that names the process which has its lock. */
const owner = 'owner.txt';

/** Creates the data folder with its folder for logs. @throws CliError when it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(join(dataDir, 'logs'));
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

/** Acquires the lock on the data folder, and notes its owner. @returns `null` when another start has it. */
export function lockDataDir({ dataDir, port, mailPort }: StartConfig) {
  const lock = acquireLock(join(dataDir, 'lock'));
  const addresses = `portal http://localhost:${port}, inbox http://localhost:${mailPort}`;
  if (lock) writeFileSync(join(dataDir, owner), `process ${process.pid} (${addresses})`);
  return lock;
}

/** @returns the error of a start whose data folder another one has. */
export function dataDirInUseError(dataDir: string): CliError {
  const note = join(dataDir, owner);
  const by = existsSync(note) ? readFileSync(note, 'utf8') : 'another process';
  return new CliError(
    `The data folder ${dataDir} is in use by ${by}. Stop that one, or give this start ` +
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
