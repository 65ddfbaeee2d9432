import { createServer, type IncomingMessage, request } from 'node:http';
import { serve } from '../../lib/ports.ts';

/**
 * Opens a proxy that sends each request to the next of its servers, and repeats none.
 * @param onResponse is given the head of each response that a server sent.
 * @returns it, with the ports of the servers that receive requests: they may change while it runs.
 */
export async function openRoundRobin(onResponse?: (head: IncomingMessage) => void) {
  const servers = { targets: [] as readonly number[] };
  let count = 0;
  const proxy = createServer((received, response) => {
    const port = servers.targets[count % servers.targets.length];
    count += 1;
    const { method, url: path, headers } = received;
    const sent = request({ host: '127.0.0.1', port, method, path, headers });
    sent.on('response', (head) => {
      onResponse?.(head);
      response.writeHead(head.statusCode ?? 502, head.headers);
      head.pipe(response);
    });
    sent.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    received.pipe(sent);
  });
  return Object.assign(servers, await serve(proxy));
}
