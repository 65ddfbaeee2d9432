import { startChild } from '../lib/child.ts';
import { CliError } from '../lib/cli-error.ts';
import { workspaceRoot } from '../lib/workspace.ts';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which it is ended; ten minutes when absent. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

export type CommandResult = Awaited<ReturnType<typeof runCommand>>;

/**
 * Runs a command in a process group of its own, with its standard input closed, and leaves
 * nothing of that group behind.
 * @returns both outputs as one, line by line in the order in which they came.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd = workspaceRoot, env = process.env, timeout = 600_000, signal }: CommandOptions = {},
) {
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const options = { name: command, group: true, onLine };
  const child = await startChild({ ...options, command, args, cwd, env }).catch(
    ({ message }: Error) => onLine(message),
  );
  if (!child) return { ok: false, output: lines.join('\n') };
  const end = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  const stop = () => {
    lines.push(signal?.aborted ? 'Stopped.' : `Ended after ${timeout / 1000} s.`);
    void child.stop(5_000);
  };
  if (end.aborted) stop();
  end.addEventListener('abort', stop);
  const { code } = await child.exited;
  end.removeEventListener('abort', stop);
  return { ok: code === 0, output: lines.join('\n') };
}

/** Runs a command that has to succeed. @returns its output. @throws CliError with its output. */
export async function requireCommand(
  failure: string,
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<string> {
  const { ok, output } = await runCommand(command, args, options);
  if (!ok) throw new CliError(failure, output.trim().split('\n'));
  return output;
}
