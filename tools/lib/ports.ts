import { createServer } from 'node:net';

/** Why a port cannot be listened on, or `null` when it can. */
export type PortProblem = 'taken' | 'forbidden' | null;

/** Tries one address and closes it again. @throws when the reason is neither of the known ones. */
function probe(port: number, host: string): Promise<PortProblem> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EACCES') resolve('forbidden');
      // A machine without IPv6, or without this address, has nobody listening there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(null);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * Whether a port is free on this machine, for IPv4 and IPv6: `localhost` may mean either.
 * @param port TCP port, 1–65535.
 */
export async function portProblem(port: number): Promise<PortProblem> {
  return (await probe(port, '127.0.0.1')) ?? (await probe(port, '::1'));
}

/** A TCP port of the loopback address that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
