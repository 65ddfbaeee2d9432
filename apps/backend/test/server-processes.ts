import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';

/**
 * How many server processes serve the tests' requests round-robin, as behind a load balancer:
 * BACKEND_SERVERS. With none the application runs in the test's own process.
 */
export const serverProcesses = Number(process.env.BACKEND_SERVERS ?? '0');

const READY_MS = 60_000;
const script = fileURLToPath(new URL('../dist/server.js', import.meta.url));

/** A hook that ran out of time stops nothing: what is left then ends with the tests. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
});

/** Processes of the built server on one database. */
export interface ServerProcesses {
  /** Addresses, e.g. `http://127.0.0.1:40123`. */
  urls: string[];
  stop(): Promise<void>;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${url}/healthz/ready`).catch(() => null);
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`a server process did not become ready at ${url}`);
}

async function stopOne(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

/** Starts so many processes with these settings, and waits until all respond. */
export async function startServerProcesses(
  count: number,
  env: Record<string, string>,
): Promise<ServerProcesses> {
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(stopOne));
  };
  const startOne = async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [script], {
      env: { ...env, HOST: '127.0.0.1', PORT: `${port}` },
      stdio: 'ignore',
    });
    children.push(child);
    running.add(child);
    child.once('exit', () => running.delete(child));
    await untilReady(url, child);
    return url;
  };
  try {
    const urls: string[] = [];
    for (let n = 0; n < count; n += 1) {
      urls.push(await startOne());
    }
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
