import { spawn, spawnSync } from 'node:child_process';
import { workspaceRoot } from '../lib/workspace.ts';

/** A command of a step. */
export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which it is ended; ten minutes when absent. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** How a command ended. */
export interface CommandResult {
  readonly ok: boolean;
  /** Both outputs, in the order in which they came. */
  readonly output: string;
}

/** Ends a process group, so that no browser or database outlives the step that began it. */
function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return;
  if (process.platform === 'win32') {
    // There are no process groups; a process's descendants are found while it lives.
    spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has no members left.
  }
}

/**
 * Runs a command in a process group of its own, with its standard input closed, and leaves
 * nothing of that group behind.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? workspaceRoot,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    const chunks: string[] = [];
    let over = false;
    const stop = (reason: string) => {
      chunks.push(`\n${reason}\n`);
      endGroup(child.pid, 'SIGTERM');
      setTimeout(() => over || endGroup(child.pid, 'SIGKILL'), 5_000).unref();
    };
    const limit = options.timeout ?? 600_000;
    const timer = setTimeout(() => stop(`Ended after ${limit / 1000} s.`), limit);
    const abort = () => stop('Stopped.');
    options.signal?.addEventListener('abort', abort);
    const finish = (ok: boolean) => {
      over = true;
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
      resolve({ ok, output: chunks.join('') });
    };
    child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
    child.stderr.on('data', (chunk) => chunks.push(String(chunk)));
    child.once('error', (error) => {
      chunks.push(error.message);
      finish(false);
    });
    child.once('exit', () => endGroup(child.pid, 'SIGKILL'));
    child.once('close', (code) => finish(code === 0));
  });
}
