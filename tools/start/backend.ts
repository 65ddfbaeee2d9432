import { spawn } from 'node:child_process';
import { Fault } from '../lib/fault.ts';
import { inWorkspace } from '../lib/workspace.ts';

/**
 * Flags of Node under which a server runs, as docs/operations/running.md gives them. By default V8
 * lets garbage grow by more than what is alive, which a long export would fill (numbers P15).
 */
export const serverFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
] as const;

/** Commands that the built backend has beside its server. */
export type BackendCommand =
  | 'migrate'
  | 'demo-data'
  | 'backup'
  | 'restore'
  | 'admin-create'
  | 'ledger-verify';

/**
 * Runs one of the backend's commands to its end.
 * @param signal ends the command.
 * @param args further arguments.
 * @returns its standard output.
 * @throws Fault with its output when it fails.
 */
export function runBackendCommand(
  command: BackendCommand,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
  args: readonly string[] = [],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', `dist/${command}.js`, ...args], {
      cwd: inWorkspace('apps', 'backend'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
    });
    let said = '';
    let complained = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complained += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(said);
      const words = `${said}\n${complained}`.trim().split('\n');
      reject(new Fault(`The backend's "${command}" failed.`, words));
    });
  });
}
