import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { type Found, Portal } from '../portal/portal.ts';
import { sendText } from '../portal/send-text.ts';
import { hashedName, isShared, shareAssets } from '../portal/shared-assets.ts';
import { issuerOf } from '../receipts/issuer.ts';
import { respondsUnderPressure } from './pressure.ts';

const YEAR_SECONDS = 31_536_000;
const immutable = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Path segments that could lead out of the folder, plain or percent-encoded. */
const suspicious = /\.\.|%2e|%2f|%5c|%00/i;

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
 * While servers of two releases run, each also serves the hashed files of the other.
 */
export const portalFilesPlugin = fp(
  async (app) => {
    const { PORTAL_DIST: root, ASSETS_DIR: shared, DOWNLOADS_DIR, PUBLIC_URL } = app.config;
    const folder = root ?? DOWNLOADS_DIR;
    if (folder) {
      await app.register(fastifyStatic, {
        root: folder,
        serve: false,
        preCompressed: true,
        cacheControl: false,
        // Every file is small. Their tags are not known to it, which `If-Range` compares.
        acceptRanges: false,
      });
    }
    if (!root) {
      return;
    }
    const portal = new Portal(root, { origin: PUBLIC_URL, provider: issuerOf(app.config) });
    if (shared) {
      shareAssets(root, shared);
    }
    const options = {
      config: { policy: 'public' as const, pressureHandler: respondsUnderPressure },
      schema: { hide: true },
    };
    // The page of the downloads has the address of their folder (§2 `/downloads/#GDBAudit`).
    for (const path of ['/', '/downloads/']) {
      app.get(path, options, (request, reply) => sendPage(request, reply, portal));
    }
    app.get('/*', options, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (path.startsWith('/api/')) {
        return reply.callNotFound();
      }
      const text = portal.texts.get(path);
      if (text) {
        return sendText(request, reply, text);
      }
      const isOwn = portal.files.has(path);
      if (!isOwn && shared && (await isShared(shared, path))) {
        return reply.header('cache-control', immutable).sendFile(path.slice(1), shared);
      }
      if (!isOwn) {
        return sendPage(request, reply, portal);
      }
      const age = hashedName.test(path) ? immutable : 'no-cache';
      return reply.header('cache-control', age).sendFile(path.slice(1));
    });
  },
  { name: 'portal-files', dependencies: ['settings', 'policy'] },
);
