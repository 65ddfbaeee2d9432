import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Code of the error with which an address cannot be listened on, or `null` when it can. */
async function probe(port: number, host: string): Promise<string | null> {
  const server = createServer().listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A machine without IPv6, or without this address, has no listener there.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) ? null : code;
  } finally {
    server.close();
  }
}

/** Why a port cannot be listened on, for IPv4 or IPv6, as `localhost` may mean either; or `null`. */
export const portProblem = async (port: number) =>
  (await probe(port, '127.0.0.1')) ?? probe(port, '::1');

/** Has a server listen on the loopback address. @param wanted port; any free one when absent. */
export async function listen(server: Server, wanted = 0): Promise<number> {
  server.listen({ port: wanted, host: '127.0.0.1' });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Has a server of HTTP listen on a free port. @returns its address, and what ends it at once. */
export async function serve(server: HttpServer) {
  const url = `http://127.0.0.1:${await listen(server)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close, [Symbol.dispose]: close };
}

/** A TCP port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await server[Symbol.asyncDispose]();
  return port;
}
