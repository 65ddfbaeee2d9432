import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../../../tools/lib/child.ts';
import { freePort } from '../../../tools/lib/ports.ts';
import { waitUntilReady } from '../../../tools/lib/wait.ts';

/**
 * How many server processes serve the tests' requests round-robin, as behind a load balancer:
 * BACKEND_SERVERS. With none the application runs in the test's own process.
 */
export const serverProcesses = Number(process.env.BACKEND_SERVERS ?? '0');

const STOP_MS = 60_000;
const script = fileURLToPath(new URL('../dist/server.js', import.meta.url));

/**
 * Starts so many processes of the built server with these settings, and waits until all respond.
 * @returns their addresses, e.g. `http://127.0.0.1:40123`, and what stops them.
 */
export async function startServerProcesses(count: number, env: Record<string, string>) {
  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop(STOP_MS)));
  };
  const startOne = async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = { ...env, HOST: '127.0.0.1', PORT: `${port}` };
    const child = await startChild({ name: 'A server process', args: [script], env: settings });
    children.push(child);
    await waitUntilReady(child, `${url}/healthz/ready`);
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
