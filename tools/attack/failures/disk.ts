import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContext } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { ApiError } from '../../toolbox/api-error.ts';
import { registerAccount } from '../support/registration.ts';
import { fillDisk, smallLog, withSmallDisk } from '../support/small-disk.ts';

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
  withTempFolder('disk', (within) =>
    withSmallDisk(context, { what: 'disk full', folder: within, size: '220m' }, () =>
      withTestStack(context, { within, databaseSettings: smallLog }, (stack) =>
        fillAndFree(stack, join(within, 'filling'), context),
      ),
    ),
  );
