import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { PortalClient } from '../../lib/cases/portal-client.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { ensureBuilt } from '../../start/build.ts';
import {
  launchStart,
  type StartSettings,
  startAndWait,
  startSettings,
} from '../support/start-process.ts';
import type { CrashResult } from './crash-result.ts';

/** Whether every demonstration account that is not suspended can sign in. */
async function allSignIn(port: number): Promise<boolean> {
  for (const { username, password, suspended } of demoAccounts) {
    if (suspended) continue;
    const client = new PortalClient(`http://127.0.0.1:${port}/api`, `http://localhost:${port}`);
    if ((await client.trySignIn(username, password)).status !== 200) return false;
  }
  return true;
}

/** Starts a process and kills it with all its descendants, or alone. */
async function killStart(settings: StartSettings, all: boolean): Promise<void> {
  const child = await launchStart(settings);
  await sleep(200 + Math.random() * 4_000);
  // Killed alone, it leaves its children to the process reaper.
  signalAll(all ? processTree(child.pid) : [child.pid], 'SIGKILL');
  await child.exited;
}

/** Starts with an empty data folder, perhaps after such a start was killed. */
const firstStart = (disturb?: (settings: StartSettings) => Promise<void>) =>
  withTempFolder('crash', async (folder) => {
    const settings = await startSettings(join(folder, 'data'));
    await disturb?.(settings);
    const { child, readyAfter } = await startAndWait(settings);
    const complete = await allSignIn(settings.port);
    await child.stop(20_000);
    return { readyAfter, complete };
  });

/** Kills very first starts at random moments: database half created, half migrated, half filled. */
export async function crashStarts(kills: number, { signal }: CaseContext): Promise<CrashResult> {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const before = await firstStart();
  const starts: Awaited<ReturnType<typeof firstStart>>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    signal.throwIfAborted();
    starts.push(await firstStart((settings) => killStart(settings, kill % 2 === 0)));
  }
  const after = await firstStart();
  return {
    kills,
    readyAfter: starts.map(({ readyAfter }) => readyAfter),
    control: Math.max(before.readyAfter, after.readyAfter),
    torn: starts.filter(({ complete }) => !complete).length,
    lost: 0,
    writes: kills,
  };
}
