import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { ToolboxError } from '../../toolbox/toolbox-error.ts';
import { brokenRules } from '../sound-credits.ts';
import { registerSomeone } from './mail-faults.ts';
import type { Recording, Scenario } from './observe.ts';

/** Fills what is left of a disk with one file. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch {
        // No room for a piece of this size; try a smaller one.
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Registers somebody; the bot check before it writes too, so it may be what is refused. */
async function tryToRegister(stack: OwnStack, name: string) {
  const began = performance.now();
  try {
    return await registerSomeone(stack, name);
  } catch (error) {
    if (!(error instanceof ToolboxError) || error.status === null) throw error;
    return { status: error.status, milliseconds: performance.now() - began };
  }
}

/** Registers people, some of whom are refused. @returns how often each status came. */
async function registerMany(stack: OwnStack, count: number) {
  const statuses: Record<number, number> = {};
  let slowest = 0;
  for (let n = 0; n < count; n += 1) {
    const { status, milliseconds } = await tryToRegister(stack, `disk_${process.pid}_${n}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowest = Math.max(slowest, milliseconds);
  }
  return { statuses, slowest };
}

/** Waits until somebody can register again. @returns milliseconds; endless after half a minute. */
async function untilServed(stack: OwnStack): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const { status, milliseconds } = await tryToRegister(stack, 'room_again');
    if (status === 200) return performance.now() - began - milliseconds;
  }
  return Number.POSITIVE_INFINITY;
}

async function fillAndFree(stack: OwnStack, record: Recording, file: string, people: number) {
  const say = (what: string, seen: string, budget: string, holds: boolean) =>
    record({ what, seen, budget, holds });
  fill(file);
  const { statuses, slowest } = await registerMany(stack, people);
  const live = (await fetch(`${stack.servers[0]?.url}/healthz/live`)).status;
  const closed = Object.keys(statuses).every((status) => status === '200' || status === '503');
  const refused = closed && (statuses[503] ?? 0) > 0;
  say('disk full: registrations', JSON.stringify(statuses), '200 or 503, some refused', refused);
  say('disk full: slowest', `${Math.round(slowest)} ms`, '≤ 2,000 ms', slowest <= 2_000);
  say('disk full: liveness', `${live}`, '200', live === 200);
  rmSync(file);
  const waited = await untilServed(stack);
  const again = 'disk with room again: served after';
  say(again, `${Math.round(waited)} ms`, '≤ 1,000 ms', waited <= 1_000);
  const broken = await brokenRules(stack.database.url);
  const rules = 'disk with room again: broken rules of the credits';
  say(rules, broken.join('; ') || '0', '0', broken.length === 0);
}

/** The database's disk is full: what cannot be kept is refused, and works again once there is room. */
export const diskFault: Scenario = async (record, { quick, signal }) => {
  const within = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', within]);
  if (mounted.status !== 0) {
    rmSync(within, { recursive: true });
    record({
      what: 'disk full',
      seen: 'not measured: no right to mount a small disk',
      holds: true,
    });
    return;
  }
  const databaseSettings = ['max_wal_size=48MB', 'min_wal_size=32MB', 'fsync=off'];
  try {
    await withOwnStack({ signal, within, databaseSettings }, (stack) =>
      fillAndFree(stack, record, join(within, 'filling'), quick ? 60 : 300),
    );
  } finally {
    spawnSync('umount', [within]);
    rmSync(within, { recursive: true, force: true });
  }
};
