import { join } from 'node:path';
import { downloadsFolder } from '../downloads/build.ts';
import { type Child, startChild } from '../lib/child.ts';
import { waitUntilReady } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { serverFlags } from './backend.ts';
import type { StartConfig } from './config.ts';

/** Services that the start program found or started for the backend. */
export interface Services {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly sessionSecret: string;
}

/** The backend's environment: this program's own, and the services. */
export function backendEnvironment(config: StartConfig, services: Services): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: config.production ? 'production' : 'development',
    HOST: config.host,
    PORT: `${config.port}`,
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: services.databaseUrl,
    SMTP_URL: services.smtpUrl,
    SESSION_SECRET: services.sessionSecret,
    PORTAL_DIST: inWorkspace('apps', 'portal', 'dist'),
    // An operator's own files replace the reference toolboxes.
    DOWNLOADS_DIR: process.env.DOWNLOADS_DIR || downloadsFolder,
  };
}

/** Address on which this machine reaches the server. */
export function localAddress(config: StartConfig): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}

/**
 * Starts the server and waits until it is ready.
 * @param signal ends the wait and the server.
 * @throws CliError with its last output when it exits, or is not ready within a minute.
 */
export async function startServer(
  config: StartConfig,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const child = await startChild({
    name: 'The server',
    stopSignal: 'TERM',
    command: process.execPath,
    args: [
      ...(config.development ? ['--watch', '--watch-preserve-output'] : []),
      ...serverFlags,
      'dist/server.js',
    ],
    cwd: inWorkspace('apps', 'backend'),
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
