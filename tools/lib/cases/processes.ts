import { readFileSync } from 'node:fs';

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    // It has exited meanwhile.
    return [];
  }
}

/**
 * A process and all its descendants, itself first. Process groups would not do: each session of
 * PostgreSQL has its own.
 */
export const processTree = (pid: number): number[] => [
  pid,
  ...childrenOf(pid).flatMap(processTree),
];

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
