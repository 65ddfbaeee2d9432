import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The file that a request names, or `null` when there is none inside the folder. */
export function fileOf(folder: string, url: string): string | null {
  const { pathname } = new URL(url, 'http://local');
  // A name that cannot be decoded is no file.
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return null;
  const path = normalize(decodeURIComponent(pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/**
 * Serves a folder on a free port of the loopback address.
 * @returns its address, and what ends it.
 */
export async function serveFolder(folder: string) {
  const server: Server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
