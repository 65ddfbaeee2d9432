import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { runNode } from './run-node.ts';

/**
 * Flags of Node for a server, as docs/operations/running.md gives them. By default V8 lets garbage
 * grow by more than what is alive, which a long export would fill (P15).
 */
export const serverFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
] as const;

const home = inWorkspace('apps', 'backend');

/** Commands of the built backend besides its server. */
export type BackendCommand =
  | 'migrate'
  | 'demo-data'
  | 'backup'
  | 'restore'
  | 'admin-create'
  | 'admin-reset-factor'
  | 'ledger-verify';

interface CommandOptions {
  readonly args?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** Folder of the built backend. */
  readonly dist?: string;
  /** Folder to which the paths of its arguments are relative; the backend's when absent. */
  readonly cwd?: string;
}

/**
 * Runs one of the backend's commands to its end.
 * @returns its standard output.
 * @throws CliError with its output when it fails.
 */
export async function runBackendCommand(
  command: BackendCommand,
  env: NodeJS.ProcessEnv,
  { args = [], signal, dist = join(home, 'dist'), cwd = home }: CommandOptions = {},
): Promise<string> {
  const run = ['--enable-source-maps', join(dist, `${command}.js`), ...args];
  return runNode(`The backend's "${command}" failed.`, run, { cwd, env, signal });
}
