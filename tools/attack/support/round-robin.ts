import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serve } from '../../lib/ports.ts';

/** A proxy that sends each request to the next of its servers, and repeats none. */
export class RoundRobin {
  /** Ports of the servers that receive requests; changed while it runs. */
  targets: readonly number[] = [];
  url = '';
  /** Called with the head of each response that a server sent. */
  onResponse: (response: IncomingMessage) => void = () => undefined;
  readonly #agent = new Agent({ keepAlive: true });
  #count = 0;
  #close = (): void => undefined;

  async open(): Promise<this> {
    const server = createServer((received, response) => this.#forward(received, response));
    const { url, close } = await serve(server);
    this.url = url;
    this.#close = close;
    return this;
  }

  close(): void {
    this.#agent.destroy();
    this.#close();
  }

  #forward(received: IncomingMessage, response: ServerResponse): void {
    const port = this.targets[this.#count % this.targets.length];
    this.#count += 1;
    const { method, url: path, headers } = received;
    const sent = request({ agent: this.#agent, host: '127.0.0.1', port, method, path, headers });
    sent.on('response', (received) => {
      this.onResponse(received);
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    sent.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    received.pipe(sent);
  }
}
