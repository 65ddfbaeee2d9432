import { join } from 'node:path';
import { downloadsFolder } from '../downloads/build.ts';
import { type Child, startChild } from '../lib/child.ts';
import { waitUntilReady } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';
import type { StartConfig } from './config.ts';

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

interface CommandOptions {
  readonly args?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly dist?: string;
  /** Folder to which the paths of its arguments are relative; the backend's when absent. */
  readonly cwd?: string;
}

/**
 * Runs one of the backend's commands.
 * @param command name of its built file, such as `migrate`.
 * @returns its output.
 * @throws CliError with it on failure.
 */
export function runBackendCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  { args = [], signal, dist = join(home, 'dist'), cwd = home }: CommandOptions = {},
): Promise<string> {
  const run = ['--enable-source-maps', join(dist, `${command}.js`), ...args];
  const failure = `The backend's "${command}" failed.`;
  // A backup of much data has a day.
  const timeout = 86_400_000;
  return requireCommand(failure, process.execPath, run, { cwd, env, signal, timeout });
}

/** The backend's environment: this program's own, and the services. */
export function backendEnvironment(
  config: StartConfig,
  services: Readonly<Record<'databaseUrl' | 'smtpUrl' | 'sessionSecret', string>>,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: config.production ? 'production' : 'development',
    HOST: config.host,
    PORT: `${config.port}`,
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: services.databaseUrl,
    SMTP_URL: services.smtpUrl,
    SESSION_SECRET: services.sessionSecret,
    // While developing Vite serves the portal, which may never have been built.
    ...(config.development ? {} : { PORTAL_DIST: inWorkspace('apps', 'portal', 'dist') }),
    // An operator's own files replace the toolboxes of this repository.
    DOWNLOADS_DIR: process.env.DOWNLOADS_DIR || downloadsFolder,
  };
}

/** The URL at which this machine reaches a server, also one that listens on all of its addresses. */
export function localAddress({ host, port }: StartConfig): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Starts the server and waits until it is ready. @throws CliError with its last output. */
export async function startServer(
  config: StartConfig,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const watching = config.development ? ['--watch', '--watch-preserve-output'] : [];
  const child = await startChild({
    name: 'The server',
    args: [...watching, ...serverFlags, 'dist/server.js'],
    cwd: home,
    env,
    logFile: join(config.dataDir, 'logs', 'server.log'),
    // Printed by a server without an administrator, for the operator alone (ADR 015).
    onLine: (line) => {
      if (line.startsWith('First administrator')) console.log(`\n  ${line}\n`);
    },
  });
  await waitUntilReady(child, `${localAddress(config)}/healthz/ready`, signal);
  return child;
}
