import { readdirSync, readFileSync } from 'node:fs';

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

/**
 * A process and all that came from it, itself first. Process groups would not do: each session of
 * PostgreSQL is one of its own.
 */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const family = [pid];
  for (const member of family) {
    family.push(...parents.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

/** Sends a signal to processes; one that has ended meanwhile is passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
