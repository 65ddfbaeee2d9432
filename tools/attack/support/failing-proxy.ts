import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../lib/ports.ts';

/** A TCP proxy to a port of this machine, which can delay or cut connections. */
export class FailingProxy {
  /** Milliseconds by which every chunk is delayed. */
  delay = 0;
  port = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #isCut = false;

  constructor(target: number) {
    this.#server = createServer((client) => {
      if (this.#isCut) return client.destroy();
      const server = connect(target, '127.0.0.1');
      for (const [from, to] of [[client, server] as const, [server, client] as const]) {
        this.#sockets.add(from);
        from.on('close', () => this.#sockets.delete(from));
        // Either side may hang up.
        pipeline(from, (chunks) => this.#delayed(chunks), to).catch(() => undefined);
      }
    });
  }

  async open(): Promise<this> {
    this.port = await listen(this.#server);
    return this;
  }

  /** Cuts open connections and rejects new ones, or no longer. */
  cut(isCut: boolean): void {
    this.#isCut = isCut;
    if (isCut) for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut(true);
    this.#server.close();
  }

  async *#delayed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (this.delay > 0) await sleep(this.delay);
      yield chunk;
    }
  }
}
