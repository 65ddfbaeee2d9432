import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A way to a service that can be made slow or cut, without the service knowing. */
export interface FaultyWay {
  readonly port: number;
  /** Milliseconds that every piece waits on its way; 0 lets it pass at once. */
  delay: number;
  /** Whether connections are refused, and the open ones cut. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

/** Passes on what comes, each piece after the delay of that moment, in order. */
async function pass(from: Socket, to: Socket, delay: () => number): Promise<void> {
  try {
    for await (const chunk of from) {
      if (delay() > 0) await sleep(delay());
      to.write(chunk);
    }
  } catch {
    // The other side hung up.
  }
  to.destroy();
}

/** Opens a way to a port of this machine. */
export async function openFaultyWay(target: number): Promise<FaultyWay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    if (isCut) near.destroy();
    void pass(near, far, () => way.delay);
    void pass(far, near, () => way.delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const way: FaultyWay = {
    port: typeof address === 'object' && address ? address.port : 0,
    delay: 0,
    cut: (cut) => {
      isCut = cut;
      if (cut) for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return way;
}
