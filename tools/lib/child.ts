import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

const maxLines = 40;

export interface ChildOptions {
  readonly name: string;
  /** Node when absent. */
  readonly command?: string;
  readonly args: readonly string[];
  /** The signal on which it exits cleanly; TERM when absent. */
  readonly stopSignal?: 'INT';
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** User and group to run as; only root may give them. */
  readonly uid?: number;
  readonly gid?: number;
  /** Whether what it starts itself ends with it: signals go to its whole process group. */
  readonly group?: boolean;
  /** File that receives all output; truncated first. */
  readonly logFile?: string;
  readonly onLine?: (line: string) => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** The last lines of its output, oldest first. */
  readonly lastLines: () => readonly string[];
  /** Sends its stop signal. @param milliseconds until SIGKILL. */
  readonly stop: (milliseconds: number) => Promise<void>;
}

// Reads "SIGNAL PID" and "DONE PID" lines. The end of the input means that the program is gone, even by
// SIGKILL: each process still listed is then sent its stop signal, and killed after ten seconds.
const reaperScript = `
process.title = 'reaper';
const listed = new Map();
const send = (given) => {
  for (const [pid, own] of listed) {
    try { process.kill(pid, given ?? own); } catch { listed.delete(pid); }
  }
};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, pid] = line.split(' ');
  if (word === 'DONE') listed.delete(Number(pid));
  else listed.set(Number(pid), 'SIG' + word);
}).on('close', () => {
  send();
  const timer = setInterval(() => { send(0); if (listed.size === 0) clearInterval(timer); }, 100);
  setTimeout(() => { send('SIGKILL'); process.exit(); }, 10_000).unref();
});`;

let reaper: ChildProcess | null = null;

/** Starts the reaper with the first child: it waits on a pipe, in a session of its own. */
function startReaper(): ChildProcess {
  const options = { cwd: '/', detached: true, windowsHide: true };
  const started = spawn(process.execPath, ['-e', reaperScript], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  started.unref();
  // Losing the reaper must not end this program.
  started.on('error', () => undefined);
  started.stdin?.on('error', () => undefined);
  // Node unrefs the process above; its pipe would still keep the event loop alive.
  (started.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return started;
}

function notifyReaper(line: string): void {
  reaper ??= startReaper();
  reaper.stdin?.write(`${line}\n`);
}

function collect(child: ChildProcess, options: ChildOptions): string[] {
  const lines: string[] = [];
  const log = options.logFile ? createWriteStream(options.logFile, { mode: 0o600 }) : null;
  // A full disk must not end the program that is logged.
  log?.on('error', () => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      log?.write(`${line}\n`);
      options.onLine?.(line);
    });
  }
  child.once('close', () => log?.end());
  return lines;
}

/** Sends a signal to a process, or to a group by its negative id, if it still exists. */
function signal(id: number, name: NodeJS.Signals): void {
  if (id < 0 && process.platform === 'win32') {
    // There are no process groups; a process's descendants are found while it lives.
    spawnSync('taskkill', ['/pid', `${-id}`, '/t', '/f']);
    return;
  }
  try {
    process.kill(id, name);
  } catch {
    // It has exited.
  }
}

/**
 * Starts a child in a process group of its own, so that Ctrl-C at the terminal reaches only the
 * program that stops the children, in its order. It is stopped when the program is killed as well.
 * @throws when the command cannot be started.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, command = process.execPath, args, stopSignal = 'TERM', group, ...own } = options;
  const child = spawn(command, args, {
    ...own,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const lines = collect(child, options);
  const { promise: exited, resolve: exit } = Promise.withResolvers<Awaited<Child['exited']>>();
  child.once('close', (code, by) => exit({ code, signal: by }));
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  // A negative id is that of a process group, which Windows does not have.
  const target = group ? -pid : pid;
  const reaped = process.platform === 'win32' ? pid : target;
  notifyReaper(`${stopSignal} ${reaped}`);
  // What is left of a group would keep its output open.
  if (group) child.once('exit', () => signal(target, 'SIGKILL'));
  let isOver = false;
  void exited.then(() => {
    isOver = true;
    // Before its id can be used again.
    notifyReaper(`DONE ${reaped}`);
  });
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ...{ name, pid, exited, lastLines: () => lines },
    stop: async (milliseconds) => {
      if (isOver || (hasExited() && !group)) return;
      signal(target, `SIG${stopSignal}`);
      const timer = setTimeout(() => signal(target, 'SIGKILL'), milliseconds);
      await exited;
      clearTimeout(timer);
    },
  };
}
