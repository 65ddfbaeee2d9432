import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';

const DAY_MS = 86_400_000;

/** For how long the assets of a release remain after its last server started. */
const RETENTION_DAYS = 30;

/** Longer addresses are none of the build's; the pattern below would look at them for long. */
const LONGEST_PATH = 200;

/** Addresses of files that the portal's build names by content, and so never changes: seven characters or more. */
export const hashedName: RegExp = /^\/assets\/[\w.-]*-[\w-]{7,}\.\w+$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Gives a file the date of now. @returns whether there is one. */
function renew(file: string, now: Date): boolean {
  try {
    utimesSync(file, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Several servers start at once; each file appears complete or not at all. In containers, and on several
 * machines, they may have the same process id.
 */
function copyOnce(from: string, to: string): void {
  const partial = `${to}.${randomUUID()}.partial`;
  copyFileSync(from, partial);
  renameSync(partial, to);
}

/** Another server may remove the same file. */
function removeOlderThan(folder: string, limit: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const status = statSync(file, { throwIfNoEntry: false });
    if (status?.isFile() && status.mtimeMs < limit) rmSync(file, { force: true });
  }
}

/**
 * Adds the hashed files of a portal to a folder that servers of several releases share, and removes
 * those of releases that no server has started with for thirty days.
 * @param portal folder of the built portal.
 * @param shared folder, created where it is missing.
 * @throws Error when the folder cannot be written.
 */
export function shareAssets(portal: string, shared: string, now = new Date()): void {
  const from = join(portal, 'assets');
  const to = join(shared, 'assets');
  makeFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const file = join(to, entry.name);
    if (entry.isFile() && !renew(file, now)) copyOnce(join(from, entry.name), file);
  }
  removeOlderThan(to, now.getTime() - RETENTION_DAYS * DAY_MS);
}

/** Whether another release put a hashed file at this address into the shared folder. */
export async function isShared(shared: string, path: string): Promise<boolean> {
  if (path.length > LONGEST_PATH || !hashedName.test(path)) return false;
  try {
    return (await stat(join(shared, path))).isFile();
  } catch {
    return false;
  }
}
