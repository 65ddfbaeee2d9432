import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { BackupError } from './backup-file.ts';

/** Names that backups are given in a folder; they sort by their time. */
const backupName = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;

/** Ending of the name of a backup that is not complete. */
export const draftEnding = '.partial';

/** A draft grows until it is complete; one that did not for so long never will. */
const DRAFT_MS = 12 * 3_600_000;

/** File name of a backup of this moment. */
const nameAt = (time: Date) => `portal-${time.toISOString().replace(/[:.]/g, '-')}.backup`;

/**
 * The file that a backup is written to.
 * @param path a file's name, which ends in `.backup`; anything else is a folder, which is created
 * where it is missing, readable by its owner only.
 * @throws BackupError when the file exists: a backup overwrites nothing.
 */
export function targetFile(path: string, now = new Date()): string {
  const target = resolve(path);
  const isFolder = !target.endsWith('.backup');
  if (isFolder && existsSync(target) && !statSync(target).isDirectory()) {
    throw new BackupError(`${target} is a file; name a folder, or a file that ends in .backup`);
  }
  const file = isFolder ? join(target, nameAt(now)) : target;
  if (existsSync(file)) {
    throw new BackupError(`${file} exists already; a backup overwrites nothing`);
  }
  makeFolder(dirname(file), 0o700);
  return file;
}

/**
 * Removes the oldest backups of a folder. Only files that a backup named are considered.
 * @param count how many of the newest stay, at least one.
 * @returns the names of the removed files, oldest first.
 */
export function pruneBackups(folder: string, count: number): string[] {
  const names = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .sort();
  const removed = names.slice(0, Math.max(0, names.length - count));
  for (const name of removed) {
    rmSync(join(folder, name));
  }
  return removed;
}

/**
 * Removes what backups that were killed have left in a folder: each may be as large as a backup.
 * @returns the names of the removed files.
 */
export function removeDrafts(folder: string, now = new Date()): string[] {
  const isLeft = (name: string) => {
    const status = statSync(join(folder, name), { throwIfNoEntry: false });
    return status?.isFile() && now.getTime() - status.mtimeMs > DRAFT_MS;
  };
  const left = readdirSync(folder)
    .filter(
      (name) => name.endsWith(draftEnding) && backupName.test(name.slice(0, -draftEnding.length)),
    )
    .filter(isLeft);
  for (const name of left) {
    rmSync(join(folder, name), { force: true });
  }
  return left;
}

/** The newest backup of a folder and its age in hours; `null` when there is none. */
export function newestBackup(
  folder: string,
  now = new Date(),
): { file: string; hours: number; bytes: number } | null {
  const name = readdirSync(folder)
    .filter((one) => backupName.test(one))
    .sort()
    .at(-1);
  if (!name) {
    return null;
  }
  const file = join(folder, name);
  const { mtimeMs, size } = statSync(file);
  return { file, hours: (now.getTime() - mtimeMs) / 3_600_000, bytes: size };
}
