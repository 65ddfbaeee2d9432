import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BackendCommand, serverFlags } from '../../start/backend.ts';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { freePort } from '../ports.ts';
import { inWorkspace } from '../workspace.ts';

/** One process of the built server. */
export interface ServerProcess {
  readonly child: Child;
  /** Its address, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Base address of its API. */
  readonly host: string;
  readonly port: number;
  /** File with its log lines. */
  readonly logFile: string;
  /** Milliseconds from its start until it said that it was ready. */
  readonly readyAfter: number;
}

/** How a server process is started. */
export interface ServerOptions {
  /** Folder of the built backend. */
  readonly dist: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly signal: AbortSignal;
  /** Port to listen on; a free one when absent. */
  readonly port?: number;
  /** What to run it under, e.g. a program that moves its clock. */
  readonly under?: readonly string[];
}

/** Whether an address answers with a success within a time. @param patience milliseconds. */
export async function answersWell(url: string, patience = 2_000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server process without awaiting that it is ready.
 * @returns the process and where it will answer.
 */
export async function launchServer(options: ServerOptions) {
  const port = options.port ?? (await freePort());
  const words = [...(options.under ?? []), process.execPath];
  const script = [join(options.dist, 'server.js')];
  const child = await startChild({
    name: 'The server',
    stopSignal: 'TERM',
    command: words[0] ?? process.execPath,
    args: [...words.slice(1), ...serverFlags, ...script],
    cwd: inWorkspace('apps', 'backend'),
    env: { ...options.env, PORT: `${port}` },
    logFile: options.logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  return { child, url, host: `${url}/api`, port, logFile: options.logFile };
}

/**
 * Starts a server process and waits until it is ready.
 * @throws Fault with its last words when it ends, or is not ready within half a minute.
 */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const began = performance.now();
  const server = await launchServer(options);
  const over = AbortSignal.any([options.signal, AbortSignal.timeout(30_000)]);
  let ended = false;
  void server.child.exited.then(() => {
    ended = true;
  });
  while (!ended && !over.aborted) {
    if (await answersWell(`${server.url}/healthz/ready`)) {
      return { ...server, readyAfter: performance.now() - began };
    }
    await sleep(10);
  }
  await server.child.stop(5_000);
  throw new Fault('The server does not start. Its last words:', server.child.lastLines());
}

/**
 * Runs one of the backend's commands to its end.
 * @param args further arguments.
 * @returns its exit status and everything it said.
 */
export function runCommandOf(
  dist: string,
  command: BackendCommand,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dist, `${command}.js`), ...args], {
      cwd: inWorkspace('apps', 'backend'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
