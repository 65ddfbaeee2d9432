import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { isKnown } from '../if-none-match.ts';
import { type Found, Portal } from '../portal/portal.ts';
import type { Encoding, InlineParts, PortalText } from '../portal/portal-text.ts';
import { respondsUnderPressure } from './pressure.ts';

const YEAR_SECONDS = 31_536_000;

/** Names that the build gives by content: what is behind them never changes. */
const hashedName = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

/** What could lead out of the folder, written plainly or encoded. */
const suspicious = /\.\.|%2e|%2f|%5c|%00/i;

/** How the caller takes a text; brotli where it may choose. */
function encodingFor(request: FastifyRequest): Encoding | null {
  const accepts = request.accepts();
  return (['br', 'gzip'] as const).find((one) => accepts.encoding([one]) === one) ?? null;
}

/** Lets a text have its own inline styles and scripts, which are known by their hashes. */
function allowInline(reply: FastifyReply, { styles, scripts }: InlineParts): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(/style-src [^;]+/, (rule) => [rule, ...styles].join(' '))
    .replace(/script-src [^;]+/, (rule) => [rule, ...scripts].join(' '));
  reply.header('content-security-policy', policy);
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: PortalText) {
  const { inline, tag, type } = text;
  allowInline(reply, inline);
  reply.header('cache-control', 'no-cache').header('etag', `W/${tag}`);
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && isKnown(request, tag)) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  if (encoding) {
    reply.header('content-encoding', encoding);
  }
  return reply.type(type).send(await text.as(encoding));
}

/** Whether this may be the address of a page: anything but the API, and what is after a file. */
function mayBePage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  return /text\/html|\*\/\*/.test(accept) && !/^\/api(\/|$)/.test(path) && !suspicious.test(path);
}

/** A browser gets the page for unknown addresses; other clients get the contract's error. */
function shows(found: Found, request: FastifyRequest, path: string): boolean {
  const isMissing = 'document' in found && found.status === 404;
  const reads = (request.headers.accept ?? '').includes('text/html');
  return !isMissing || (reads && !path.startsWith('/assets/'));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, portal: Portal) {
  const [path = '/', query] = request.url.split('?');
  const found = portal.find(path);
  if (!mayBePage(request, path) || !shows(found, request, path)) {
    throw new AppError('NOT_FOUND');
  }
  if ('moveTo' in found) {
    const to = query === undefined ? found.moveTo : `${found.moveTo}?${query}`;
    return reply.header('cache-control', 'no-cache').redirect(to, 308);
  }
  return sendText(request, reply.code(found.status), found.document);
}

/**
 * Serves the built portal (docs/adr/028): its pages, and its files as the build compressed them.
 */
export const portalFilesPlugin = fp(
  async (app) => {
    const { PORTAL_DIST: root, DOWNLOADS_DIR, PUBLIC_URL } = app.config;
    const folder = root ?? DOWNLOADS_DIR;
    if (folder) {
      await app.register(fastifyStatic, {
        root: folder,
        serve: false,
        preCompressed: true,
        cacheControl: false,
      });
    }
    if (!root) {
      return;
    }
    const portal = new Portal(root, PUBLIC_URL);
    const options = {
      config: { policy: 'public' as const, pressureHandler: respondsUnderPressure },
      schema: { hide: true },
    };
    // The page of the downloads has the address of their folder (§2 `/downloads/#GDBAudit`).
    for (const path of ['/', '/downloads/']) {
      app.get(path, options, (request, reply) => sendPage(request, reply, portal));
    }
    app.get('/*', options, (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (path.startsWith('/api/')) {
        return reply.callNotFound();
      }
      const text = portal.texts.get(path);
      if (text) {
        return sendText(request, reply, text);
      }
      if (!portal.files.has(path)) {
        return sendPage(request, reply, portal);
      }
      const age = hashedName.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      return reply.header('cache-control', age).sendFile(path.slice(1));
    });
  },
  { name: 'portal-files', dependencies: ['settings', 'policy'] },
);
