// Serves a built site under a strict policy: `node serve.ts <folder> [<module with respond>]`. Prints its address.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Respond = (request: Request) => Promise<Response>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Allows what the site itself serves, and the scripts that a framework writes into the document by
 * their hashes; neither inline styles nor the evaluation of strings.
 */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const [folder = '.', serverModule] = process.argv.slice(2);
const root = resolve(folder);
const respond: Respond | undefined =
  serverModule && (await import(pathToFileURL(resolve(serverModule)).href)).respond;

/** The file that a path names; a folder is its index.html. */
function fileOf(pathname: string): string | null {
  const path = join(root, decodeURIComponent(pathname));
  if (!path.startsWith(root) || !existsSync(path)) return null;
  const file = statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(file) ? file : null;
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  const isPage = type.startsWith('text/html');
  const policy = isPage ? { 'content-security-policy': policyFor(body.toString()) } : {};
  response.writeHead(status, { 'content-type': type, ...policy }).end(body);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const file = fileOf(url.pathname);
  if (file) {
    const type = types[extname(file)] ?? 'application/octet-stream';
    send(response, 200, type, readFileSync(file));
    return;
  }
  const rendered = (await respond?.(new Request(url))) ?? new Response(null, { status: 404 });
  const type = rendered.headers.get('content-type') ?? 'text/plain';
  send(response, rendered.status, type, Buffer.from(await rendered.arrayBuffer()));
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    process.stderr.write(`${error}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
