import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;

/**
 * Acquires the lock of a file, until it is closed or this process exits in any way. SQLite uses the
 * locks of the system, which the kernel releases with the process: no kill leaves a stale one.
 * @returns the lock, or `null` when another process has it.
 */
export function acquireLock(file: string): DatabaseSync | null {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN IMMEDIATE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** Like `acquireLock`, once the process that has the lock has released it. */
export async function waitForLock(file: string): Promise<DatabaseSync> {
  for (;;) {
    const lock = acquireLock(file);
    if (lock) return lock;
    await sleep(200);
  }
}
