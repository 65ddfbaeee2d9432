import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../lib/fault.ts';

/**
 * Whether a process is the database server of a folder. Its command line tells: unlike its
 * working folder, anyone may read it, root without special rights in a container included. It
 * is empty once the process has ended, even while nobody has collected its exit.
 */
export function isServerOf(pid: number, folder: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words[words.indexOf('-D') + 1] === folder;
  } catch {
    return false;
  }
}

async function hasEnded(pid: number, folder: string, patience: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += 25) {
    if (!isServerOf(pid, folder)) return true;
    await sleep(25);
  }
  return false;
}

/**
 * Stops a database server that a killed run left behind. Only call while holding the lock on
 * the data folder: whatever runs there then belongs to nobody.
 * @param cluster the database's folder, as its server was given it.
 * @throws Fault when the server does not stop.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) {
    // Fast shutdown first; an immediate one recovers from the log at the next start.
    process.kill(pid, 'SIGINT');
    if (!(await hasEnded(pid, cluster, 10_000))) process.kill(pid, 'SIGQUIT');
    if (!(await hasEnded(pid, cluster, 5_000))) {
      throw new Fault(`A PostgreSQL left by an earlier run (process ${pid}) does not stop.`);
    }
  } else {
    // A server that was killed outright: its own children notice and end within moments.
    await sleep(300);
  }
  // What remains names a process id that is dead, or by now belongs to another program, which
  // PostgreSQL would take for a live server.
  rmSync(file, { force: true });
}
