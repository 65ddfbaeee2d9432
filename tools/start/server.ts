import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { downloadsFolder } from '../downloads/build.ts';
import { type Child, startChild } from '../lib/child.ts';
import { Fault } from '../lib/fault.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { serverFlags } from './backend.ts';
import type { StartConfig } from './config.ts';

/** What the start program found or made for the backend. */
export interface Services {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly sessionSecret: string;
}

/** The backend's environment: this program's own, and what it has started. */
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
    // An operator's own files win over the reference toolboxes.
    DOWNLOADS_DIR: process.env.DOWNLOADS_DIR || downloadsFolder,
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** Address on which this machine reaches the server. */
export function localAddress(config: StartConfig): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}

/**
 * Starts the server and waits until it says that it is ready.
 * @param signal ends the wait, and the server.
 * @throws Fault with its last words when it ends, or is not ready within a minute.
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
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  const url = `${localAddress(config)}/healthz/ready`;
  for (let waited = 0; waited < 60_000 && !ended && !signal.aborted; waited += 25) {
    if (await isReady(url)) return child;
    await sleep(25);
  }
  await child.stop(5_000);
  throw new Fault('The server does not start. Its last words:', child.lastLines());
}
