import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';

/** Fills a disk with one file: `dd` ends when there is no space left for another byte. */
export const fillDisk = (file: string): void =>
  void spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k']);

/**
 * Runs work while a small disk in memory is mounted; without the right to mount one it notes that.
 * @param what name of the measurements that are not made then.
 * @param size as `mount` takes it, such as `2m`.
 */
export async function withSmallDisk(
  { record }: CaseContext,
  what: string,
  folder: string,
  size: string,
  work: () => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    return record.note(what, 'not measured: no right to mount a small disk');
  }
  await work().finally(() => spawnSync('umount', ['--lazy', folder]));
}

export const smallLog = ['max_wal_size=48MB', 'min_wal_size=32MB', 'fsync=off'] as const;

/** Runs work with a stack whose database and logs are on a small disk. @param work also gets its folder. */
export const withStackOnSmallDisk = (
  context: CaseContext,
  what: string,
  work: (stack: TestStack, within: string) => Promise<void>,
) =>
  withTempFolder('disk', (within) =>
    withSmallDisk(context, what, within, '220m', () =>
      withTestStack(context, { within, databaseSettings: smallLog }, (stack) =>
        work(stack, within),
      ),
    ),
  );
