import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { registerChild, type StopSignal } from './process-reaper.ts';

const maxLines = 40;

/** Exit status of a child process. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Command and environment of a child process. */
export interface ChildOptions {
  /** Name for messages, e.g. `server`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The signal on which it exits cleanly. */
  readonly stopSignal: StopSignal;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** User and group to run as; only root may give them. */
  readonly uid?: number;
  readonly gid?: number;
  /** Whether what it starts itself ends with it: signals go to its whole process group. */
  readonly group?: boolean;
  /** File that receives all output; truncated first. */
  readonly logFile?: string;
  /** Called for each line of output. */
  readonly onLine?: (line: string) => void;
}

/** A long-running child process and its last output. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** The last lines of its output, oldest first. */
  readonly lastLines: () => readonly string[];
  /** Sends its stop signal. @param milliseconds until SIGKILL. */
  readonly stop: (milliseconds: number) => Promise<void>;
}

/** Collects both outputs line by line. */
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
 * program that stops the children, in its order.
 * @throws when the command cannot be started.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const child = spawn(options.command, [...options.args], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
    ...(options.uid === undefined ? {} : { uid: options.uid }),
    ...(options.gid === undefined ? {} : { gid: options.gid }),
  });
  const lines = collect(child, options);
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const pid = child.pid ?? 0;
  // A negative id is that of a process group, which Windows does not have.
  const target = options.group ? -pid : pid;
  let isOver = false;
  const release = registerChild(process.platform === 'win32' ? pid : target, options.stopSignal);
  // What is left of a group would keep its output open.
  if (options.group) child.once('exit', () => signal(target, 'SIGKILL'));
  void exited.then(() => {
    isOver = true;
    release();
  });
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name: options.name,
    pid,
    exited,
    lastLines: () => lines,
    stop: async (milliseconds) => {
      if (isOver || (hasExited() && !options.group)) return;
      signal(target, `SIG${options.stopSignal}`);
      const timer = setTimeout(() => signal(target, 'SIGKILL'), milliseconds);
      await exited;
      clearTimeout(timer);
    },
  };
}
