import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../lib/ports.ts';

/**
 * Serves a folder on a free port of the loopback address.
 * @returns its address, and what ends it.
 */
export async function serveFolder(folder: string) {
  // What is served may still be written to.
  const server = createServer(sirv(folder, { dev: true }));
  const url = `http://127.0.0.1:${await listen(server)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
