import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '../../lib/ports.ts';

/** The script that loads the app after the prerendered page was painted. */
const lateStart = /<script>[^<]*import\("([^"]+)"\)[^<]*<\/script>/;

/** A page without scripts: the cost of the same content alone. */
export const withoutScripts = (html: string): string => html.replace(lateStart, '');

/**
 * A page whose content is rendered by its script: the same app without prerendering. The script is
 * requested as early as possible, as nothing is visible before.
 */
export function emptyShell(html: string): string {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length;
  const end = html.lastIndexOf('</div>');
  const [whole = '', url = ''] = lateStart.exec(html) ?? [];
  return `${html.slice(0, start)}${html.slice(end)}`
    .replace(whole, '')
    .replace('</head>', `<script type="module" src="${url}"></script></head>`);
}

const ownHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Serves another server's responses with changed documents.
 * @param origin of the other server.
 * @returns its address, and what closes it.
 */
export const serveChanged = (origin: string, change: (html: string) => string) =>
  serve(
    createServer(async (request, response) => {
      const original = await fetch(`${origin}${request.url}`, { redirect: 'manual' });
      const type = original.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await original.arrayBuffer());
      const body = type.startsWith('text/html') ? Buffer.from(change(bytes.toString())) : bytes;
      const isBinary = /image\/(?!svg)|font/.test(type);
      const headers = [...original.headers].filter(([name]) => !ownHeaders.includes(name));
      if (!isBinary) headers.push(['content-encoding', 'br']);
      response.writeHead(original.status, headers.flat());
      response.end(isBinary ? body : brotliCompressSync(body, { params }));
    }),
  );
