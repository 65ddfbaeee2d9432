import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../lib/ports.ts';

/** A TCP proxy to a server, which can delay, stall or cut connections. */
export class FailingProxy {
  /** Milliseconds by which every chunk is delayed. */
  delay = 0;
  /** The server's URL by way of the proxy. */
  url = '';
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  readonly #server;
  #isCut = false;
  #stalled: PromiseWithResolvers<void> | null = null;

  /** @param url of the server, such as that of a database. */
  constructor(url: string) {
    this.#target = new URL(url);
    this.#server = createServer((client) => {
      if (this.#isCut) return client.destroy();
      const server = connect(Number(this.#target.port || 5432), this.#target.hostname);
      for (const [from, to] of [[client, server] as const, [server, client] as const]) {
        this.#sockets.add(from);
        from.on('close', () => this.#sockets.delete(from));
        // Either side may hang up.
        pipeline(from, (chunks) => this.#delayed(chunks), to).catch(() => undefined);
      }
    });
  }

  async open(): Promise<this> {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = `${await listen(this.#server)}`;
    this.url = url.href;
    return this;
  }

  /** Lets nothing pass, though connections stay, or lets pass what waits as well. */
  stall(isStalled: boolean): void {
    if (isStalled) {
      this.#stalled ??= Promise.withResolvers();
    } else {
      this.#stalled?.resolve();
      this.#stalled = null;
    }
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
      await this.#stalled?.promise;
      yield chunk;
    }
  }
}
