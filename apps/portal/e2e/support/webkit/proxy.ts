import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { errorOfResponse } from '../expected-responses.ts';
import { watchPage } from './watch-page.ts';

/** Paths of the portal's origin to which the proxy itself responds. */
const script = '/journey-watch.js';
const report = '/journey-errors';

/** A proxy between one WebKit and the portal. */
export interface WatchingProxy {
  readonly port: number;
  close(): void;
}

const isDocument = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/** Passes a response on; a document gets the script that watches it, before all others. */
async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = from;
  if (!headers['content-type']?.startsWith('text/html')) {
    to.writeHead(statusCode, headers);
    from.pipe(to);
    return;
  }
  const html = (await text(from)).replace('<head>', `$&<script src="${script}"></script>`);
  const { 'transfer-encoding': _, ...others } = headers;
  to.writeHead(statusCode, { ...others, 'content-length': Buffer.byteLength(html) });
  to.end(html);
}

/**
 * Starts a proxy that sees the status of every response and what goes wrong in every document, as
 * WebDriver shows neither.
 * @param onError called with each error, as the visitors' lists have it.
 */
export async function startProxy(onError: (error: string) => void): Promise<WatchingProxy> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === script) {
      response.setHeader('content-type', 'text/javascript');
      response.end(`(${watchPage})(${JSON.stringify(report)})`);
      return;
    }
    if (url.pathname === report) {
      onError((await buffer(request)).toString('utf8'));
      response.writeHead(204).end();
      return;
    }
    const headers = { ...request.headers };
    // The script goes into the document as it is.
    if (isDocument(request)) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const passed = send(url, { method: request.method ?? 'GET', headers }, (received) => {
      const error = errorOfResponse(received.statusCode ?? 502, url.href);
      if (error) onError(error);
      void pass(received, response).catch(() => response.destroy());
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}
