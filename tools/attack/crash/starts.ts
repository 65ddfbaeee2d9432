import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { PortalClient } from '../../lib/cases/portal-client.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { inSequence } from '../../lib/cases/statistics.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { ensureBuilt } from '../../start/build.ts';
import { launchStart, startAndWait, startSettings } from '../support/start-process.ts';

/** Whether every demonstration account that is not suspended can sign in. */
async function allSignIn(port: number): Promise<boolean> {
  for (const { username, password, suspended } of demoAccounts) {
    if (suspended) continue;
    const client = new PortalClient(`http://127.0.0.1:${port}/api`, `http://localhost:${port}`);
    if ((await client.trySignIn(username, password)).status !== 200) return false;
  }
  return true;
}

/** Starts with an empty data folder, perhaps after such a start and its descendants were killed. */
const firstStart = (killed?: 'alone' | 'all') =>
  withTempFolder('crash', async (folder) => {
    const settings = await startSettings(join(folder, 'data'));
    if (killed) {
      const child = await launchStart(settings);
      await sleep(200 + Math.random() * 4_000);
      // Killed alone, it leaves its children to the process reaper.
      signalAll(killed === 'all' ? processTree(child.pid) : [child.pid], 'SIGKILL');
      await child.exited;
    }
    const { child, readyAfter } = await startAndWait(settings);
    const complete = await allSignIn(settings.port);
    await child.stop(20_000);
    return { readyAfter, complete };
  });

/** Kills very first starts at random moments: database half created, half migrated, half filled. */
export async function crashStarts(kills: number, { signal }: CaseContext) {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const before = await firstStart();
  const starts = await inSequence(kills, (kill) => {
    signal.throwIfAborted();
    return firstStart(kill % 2 === 0 ? 'all' : 'alone');
  });
  const after = await firstStart();
  return {
    readyAfter: starts.map(({ readyAfter }) => readyAfter),
    control: Math.max(before.readyAfter, after.readyAfter),
    torn: starts.filter(({ complete }) => !complete).length,
    lost: 0,
    writes: kills,
  };
}
