import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import type { CaseContext } from '../../lib/cases/case.ts';

/** Settings of PostgreSQL for a small disk. */
export const smallLog = ['max_wal_size=48MB', 'min_wal_size=32MB', 'fsync=off'] as const;

/** A disk in memory. */
interface SmallDisk {
  /** Name of the measurements, for the line that says that they were not made. */
  readonly what: string;
  /** Where it is mounted. */
  readonly folder: string;
  /** As `mount` takes it, such as `2m`. */
  readonly size: string;
}

/** Fills a disk with one file. */
export function fillDisk(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch {
        // No space for a chunk of this size; try a smaller one.
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Runs work while a small disk is mounted; without the right to mount one it notes that. */
export async function withSmallDisk(
  { record }: CaseContext,
  { what, folder, size }: SmallDisk,
  work: () => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    return record.note(what, 'not measured: no right to mount a small disk');
  }
  try {
    await work();
  } finally {
    spawnSync('umount', ['--lazy', folder]);
  }
}
