import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import type { LineOptions } from '../../lib/lines/line.ts';
import { familyOf, signalAll } from '../../lib/lines/process-family.ts';
import { ensureBuilt } from '../../start/build.ts';
import { PortalSession } from '../../toolbox/portal-session.ts';
import { launchStart, type StartPlace, startAndWait, startPlace } from '../start-process.ts';
import type { Killed } from './killed.ts';

/** Whether everybody of the demonstration who may sign in can. */
async function everyoneSignsIn(port: number): Promise<boolean> {
  const portal = { host: `http://127.0.0.1:${port}/api`, origin: `http://localhost:${port}` };
  for (const account of demoAccounts.filter((one) => !('suspended' in one))) {
    const { username, password } = account;
    const session = await PortalSession.signIn(portal, username, password).catch(() => null);
    if (!session) return false;
  }
  return true;
}

/** Starts a process that is killed: with all that it started, or alone. */
async function killStart(place: StartPlace, all: boolean): Promise<void> {
  const child = await launchStart(place);
  await sleep(200 + Math.random() * 4_000);
  // Killed alone, it leaves its children to the shell that watches over them.
  signalAll(all ? familyOf(child.pid) : [child.pid], 'SIGKILL');
  await child.exited;
}

/** Starts for the first time, perhaps after such a start was killed. */
async function firstStart(disturb: (place: StartPlace) => Promise<void> = async () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  chmodSync(folder, 0o755);
  try {
    const place = await startPlace(join(folder, 'data'));
    await disturb(place);
    const again = await startAndWait(place);
    const whole = await everyoneSignsIn(place.port);
    await again.child.stop(20_000);
    return { readyAfter: again.readyAfter, whole };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills very first starts at random moments: database half made, half migrated, half filled. */
export async function killedStarts(kills: number, { signal }: LineOptions): Promise<Killed> {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const before = await firstStart();
  const outcomes: Awaited<ReturnType<typeof firstStart>>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    signal.throwIfAborted();
    outcomes.push(await firstStart((place) => killStart(place, kill % 2 === 0)));
  }
  const after = await firstStart();
  return {
    kills,
    readyAfter: outcomes.map(({ readyAfter }) => readyAfter),
    control: Math.max(before.readyAfter, after.readyAfter),
    torn: outcomes.filter(({ whole }) => !whole).length,
    lost: 0,
    done: kills,
  };
}
