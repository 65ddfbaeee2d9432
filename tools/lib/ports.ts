import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** Why an address cannot be listened on, or `null` when it can. */
function probe(port: number, host: string): Promise<'taken' | 'forbidden' | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EACCES') resolve('forbidden');
      // A machine without IPv6, or without this address, has no listener there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(null);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Why a port cannot be listened on, for IPv4 or IPv6, as `localhost` may mean either; or `null`. */
export const portProblem = async (port: number) =>
  (await probe(port, '127.0.0.1')) ?? probe(port, '::1');

/** Has a server listen on the loopback address. @param wanted port; any free one when absent. */
export function listen(server: Server, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Has a server of HTTP listen on a free port. @returns its address, and what ends it at once. */
export async function serve(server: HttpServer) {
  const url = `http://127.0.0.1:${await listen(server)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

/** A TCP port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
