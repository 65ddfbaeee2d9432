import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

async function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port || 80) });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Waits for a server that is being started.
 * @param origin its address, with its port.
 * @param timeout in milliseconds, after which it no longer waits.
 */
export async function waitUntilListening(origin: string, timeout = 20_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isListening(origin)) && Date.now() < end) await setTimeout(100);
}
