import { portalPaths } from '@consultancy/brand';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ConfigError } from '../config.ts';
import { describeError } from '../describe-error.ts';
import { matchesEntityTag } from '../if-none-match.ts';
import { Portal } from '../portal/portal.ts';
import { sendText } from '../portal/send-text.ts';
import { isShared, shareAssets } from '../portal/shared-assets.ts';
import { issuerOf } from '../receipts/issuer.ts';
import { respondsUnderPressure } from './pressure.ts';

const YEAR_SECONDS = 31_536_000;
const immutable = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Whether the caller accepts a page. */
const acceptsPage = ({ headers }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

async function sendPage(request: FastifyRequest, reply: FastifyReply, portal: Portal) {
  const [path = '/', query] = request.url.split('?');
  // Of a list of addresses: none leads to another file.
  const found = acceptsPage(request) ? portal.find(path) : null;
  if (!found) {
    return reply.callNotFound();
  }
  if ('moveTo' in found) {
    const to = query === undefined ? found.moveTo : `${found.moveTo}?${query}`;
    return reply.header('cache-control', 'no-cache').redirect(to, 308);
  }
  return sendText(request, reply, found.document);
}

/** Sends a file whose name stays while its content changes, or 304 to a caller that has the content. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, tag: string) {
  reply.header('cache-control', 'no-cache').header('etag', `W/${tag}`);
  reply.header('vary', 'accept-encoding');
  if (matchesEntityTag(request, tag)) {
    return reply.code(304).send();
  }
  const [path = ''] = request.url.split('?');
  return reply.sendFile(path.slice(1), { etag: false, lastModified: false, cacheControl: false });
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
    app.notFoundPage = portal.notFound;
    if (shared) {
      try {
        shareAssets(root, shared);
      } catch (error) {
        throw new ConfigError([`ASSETS_DIR cannot be written: ${describeError(error)}`]);
      }
    }
    const options = {
      config: { policy: 'public' as const, pressureHandler: respondsUnderPressure },
      schema: { hide: true },
    };
    // The page of the downloads has the address of their folder (§2 `/downloads/#GDBAudit`).
    for (const path of ['/', '/downloads/']) {
      app.get(path, options, (request, reply) => sendPage(request, reply, portal));
    }
    // Where password managers send their user (https://www.w3.org/TR/change-password-url/).
    app.get('/.well-known/change-password', options, (_request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(portalPaths.ownProfile, 302),
    );
    app.get('/*', options, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (path.startsWith('/api/')) {
        return reply.callNotFound();
      }
      const text = portal.texts.get(path);
      if (text) {
        return sendText(request, reply, text);
      }
      const tag = portal.files.get(path);
      if (tag) {
        return sendTagged(request, reply, tag);
      }
      if (tag === null) {
        return reply.header('cache-control', immutable).sendFile(path.slice(1));
      }
      if (shared && (await isShared(shared, path))) {
        return reply.header('cache-control', immutable).sendFile(path.slice(1), shared);
      }
      return sendPage(request, reply, portal);
    });
  },
  { name: 'portal-files', dependencies: ['settings', 'policy', 'not-found'] },
);
