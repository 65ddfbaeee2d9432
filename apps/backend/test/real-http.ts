import { connect } from 'node:net';
import type { TestBackend } from './build-app.ts';

/** Listens on a free port; its address. The file's own teardown closes the server. */
export async function listen({ app }: TestBackend): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends raw bytes and returns everything until the server closes the connection. */
export function rawRequest(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      response += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}
