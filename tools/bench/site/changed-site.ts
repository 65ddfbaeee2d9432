import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** What starts the app: once a page that can be read has been painted. */
const lateStart = /<script>[^<]*import\("([^"]+)"\)[^<]*<\/script>/;

/** A page without any script: what the same words cost by themselves. */
export const withoutScripts = (html: string): string => html.replace(lateStart, '');

/**
 * A page whose content its script has to make: the same app without prerendering. Nothing can be
 * read before the script has come, so it is asked for as early as can be.
 */
export function emptyShell(html: string): string {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length;
  const end = html.lastIndexOf('</div>');
  const [whole = '', address = ''] = lateStart.exec(html) ?? [];
  return `${html.slice(0, start)}${html.slice(end)}`
    .replace(whole, '')
    .replace('</head>', `<script type="module" src="${address}"></script></head>`);
}

const compressed = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** What is said anew of an answer that is passed on. */
const ownHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
]);

/**
 * Serves another server's answers, its documents changed.
 * @param origin of the other server.
 * @param change what becomes of each document.
 * @returns its address, and what ends it.
 */
export async function serveChanged(origin: string, change: (html: string) => string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { redirect: 'manual' });
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = isDocument ? Buffer.from(change(bytes.toString())) : bytes;
    const headers = [...answer.headers].filter(([name]) => !ownHeaders.has(name));
    const isPicture = /image\/(?!svg)|font/.test(answer.headers.get('content-type') ?? '');
    const encoding: [string, string][] = isPicture ? [] : [['content-encoding', 'br']];
    response.writeHead(answer.status, [...headers, ...encoding].flat());
    response.end(isPicture ? body : compressed(body));
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
