import { type ExecFileOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from '../lib/cli-error.ts';

const execute = promisify(execFile);

/**
 * Runs a script with Node to its end.
 * @param failure message of the error.
 * @returns its standard output.
 * @throws CliError with its output when it fails.
 */
export async function runNode(
  failure: string,
  args: readonly string[],
  options: ExecFileOptions,
): Promise<string> {
  try {
    const { stdout } = await execute(process.execPath, args, { maxBuffer: 2 ** 26, ...options });
    return stdout.toString();
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    throw new CliError(failure, `${stdout ?? message}\n${stderr ?? ''}`.trim().split('\n'));
  }
}
