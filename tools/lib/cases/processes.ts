import { readFileSync } from 'node:fs';

/**
 * A process and all its descendants, itself first. Process groups would not do: each session of
 * PostgreSQL has its own.
 */
export function processTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processTree)];
  } catch {
    // It has exited meanwhile.
    return [pid];
  }
}

/** Sends a signal to processes; those that have exited meanwhile are skipped. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
