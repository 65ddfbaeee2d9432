import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContext } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { ApiError } from '../../toolbox/api-error.ts';
import { registerAccount } from '../support/registration.ts';

/** Fills a disk with one file. */
function fillDisk(file: string): void {
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

/** Registers an account; the bot check before it writes too, so it may be what is rejected. */
async function tryToRegister(stack: TestStack, name: string) {
  const start = performance.now();
  try {
    return await registerAccount(stack.client(), name);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === null) throw error;
    return { status: error.status, milliseconds: performance.now() - start };
  }
}

/** Waits until registration succeeds. @returns milliseconds; infinite after half a minute. */
async function untilServed(stack: TestStack): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 30_000) {
    const { status, milliseconds } = await tryToRegister(stack, 'room_again');
    if (status === 200) return performance.now() - start - milliseconds;
  }
  return Number.POSITIVE_INFINITY;
}

async function fillAndFree(stack: TestStack, file: string, { record, quick }: CaseContext) {
  fillDisk(file);
  const statuses = new Map<number, number>();
  let slowest = 0;
  for (let n = 0; n < (quick ? 60 : 300); n += 1) {
    const { status, milliseconds } = await tryToRegister(stack, `disk_${process.pid}_${n}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowest = Math.max(slowest, milliseconds);
  }
  const holds =
    statuses.has(503) && [...statuses.keys()].every((status) => /200|503/.test(`${status}`));
  const observed = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  record.check('disk full: registrations', observed, '200 or 503, some rejected', holds);
  record.atMost('disk full: slowest', slowest, 2_000, { unit: 'ms' });
  const live = await fetch(`${stack.server().url}/healthz/live`);
  record.equal('disk full: liveness', live.status, 200);
  rmSync(file);
  record.atMost('disk free again: served after', await untilServed(stack), 1_000, { unit: 'ms' });
  record.none('disk free again: broken invariants', await stack.brokenInvariants());
}

/** The database's disk is full: writes are rejected, and succeed when there is space again. */
export const diskFull = (context: CaseContext) =>
  withTempFolder('disk', async (within) => {
    const options = ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', within];
    if (spawnSync('mount', options).status !== 0) {
      return context.record.note('disk full', 'not measured: no right to mount a small disk');
    }
    const databaseSettings = ['max_wal_size=48MB', 'min_wal_size=32MB', 'fsync=off'];
    try {
      await withTestStack(context, { within, databaseSettings }, (stack) =>
        fillAndFree(stack, join(within, 'filling'), context),
      );
    } finally {
      spawnSync('umount', [within]);
    }
  });
