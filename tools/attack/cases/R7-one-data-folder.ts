import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { timeOf, together } from '../../lib/cases/statistics.ts';
import type { Child } from '../../lib/child.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { ensureBuilt } from '../../start/build.ts';
import {
  launchStart,
  type StartSettings,
  startAndWait,
  startSettings,
} from '../support/start-process.ts';

export const title = 'One data folder, many starts';

/** Starts at once, each with the milliseconds after which it exited by itself; null while it runs. */
const launchMany = (settings: StartSettings, count: number) =>
  together(count, async () => {
    const child = await launchStart(settings);
    const attempt: { child: Child; exitedAfter: number | null } = { child, exitedAfter: null };
    void timeOf(() => child.exited).then((time) => {
      attempt.exitedAfter = time;
    });
    return attempt;
  });

const nameOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * Kills a start together with the process reaper, as only the kernel could.
 * @returns the processes that it leaves behind.
 */
async function killWithReaper(child: Child): Promise<number[]> {
  const tree = processTree(child.pid);
  const killed = tree.filter((pid) => pid === child.pid || nameOf(pid) === 'reaper');
  // Stopped first, so that neither notices the end of the other.
  signalAll(killed, 'SIGSTOP');
  signalAll(killed, 'SIGKILL');
  await child.exited;
  return tree.filter((pid) => !killed.includes(pid) && nameOf(pid) !== '');
}

/** @returns the data folder, and the starts that serve. */
async function startMany({ record, quick }: CaseContext, folder: string) {
  const count = quick ? 6 : 20;
  // Starts that only reject a setting: the cost of as many starts at this moment.
  const rejected = { ...(await startSettings(join(folder, 'control'))), port: 0 };
  const control = await timeOf(async () => {
    for (const { child } of await launchMany(rejected, count)) await child.exited;
  });
  const settings = await startSettings(join(folder, 'data'));
  const attempts = await launchMany(settings, count);
  const url = `http://127.0.0.1:${settings.port}/healthz/ready`;
  await waitUntil(() => isHealthy(url), 'One of the starts').catch(() => undefined);
  const serving = attempts.filter(({ exitedAfter }) => exitedAfter === null);
  const state = (await isHealthy(url)) ? 'responding' : 'unresponsive';
  const observed = `${serving.length}, ${state}`;
  record.equal(`${count} starts at once: that serve`, observed, '1, responding');
  const others = attempts.filter((attempt) => !serving.includes(attempt));
  const silent = others
    .filter(({ child }) => !/is in use by/.test(child.lastLines().join()))
    .map(() => 'silent');
  record.all('others that report that the folder is in use', count - 1, silent);
  const slowest = Math.max(...others.map(({ exitedAfter }) => exitedAfter ?? 0));
  record.check(
    'the last of them after',
    `${Math.round(slowest)} ms`,
    // So many programs at once take their time to load, on any machine.
    '≤ 2,000 ms, or ≤ 1.5 × the control',
    slowest <= Math.max(2_000, 1.5 * control),
    { control: `${Math.round(control)} ms for as many that reject a setting` },
  );
  return { dataDir: settings.dataDir, serving: serving.map(({ child }) => child) };
}

export async function run(context: CaseContext): Promise<void> {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  await withTempFolder('starts', async (folder) => {
    const { dataDir, serving } = await startMany(context, folder);
    const [first] = serving;
    const left = first ? await killWithReaper(first) : [];
    const databases = left.filter((pid) => nameOf(pid) === 'postgres').length;
    try {
      const next = await startAndWait(await startSettings(dataDir));
      serving.push(next.child);
      const ready = `ready after ${Math.round(next.readyAfter)} ms`;
      const observed = `${databases} orphaned processes, ${ready}`;
      context.record.check('an orphaned database is taken over', observed, 'ready', databases > 0);
    } finally {
      signalAll(left, 'SIGKILL');
      for (const child of serving) await child.stop(20_000);
    }
  });
}
