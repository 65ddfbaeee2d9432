import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the database that can stall without closing connections, like a paused server. */
export interface StallingProxy {
  /** The database's address by way of the proxy. */
  url: string;
  /** From now on nothing passes, though connections are still taken. */
  stall(): void;
  /** Closes all connections, and every new one at once. */
  cut(): void;
  /** Lets through what waited, too. */
  resume(): void;
  close(): Promise<void>;
}

/** A proxy between a server and its database. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  let away = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.pipe(to, { end: false });
    if (stalled) {
      from.pause();
    }
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    if (away) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    stall: () => {
      stalled = true;
      for (const socket of sockets) {
        socket.pause();
      }
    },
    cut: () => {
      away = true;
      for (const socket of sockets) {
        socket.destroy();
      }
    },
    resume: () => {
      away = false;
      stalled = false;
      for (const socket of sockets) {
        socket.resume();
      }
    },
    close: async () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
