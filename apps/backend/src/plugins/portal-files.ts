import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

const YEAR_SECONDS = 31_536_000;

/** Names that the build gives by content: what is behind them never changes. */
const hashedName = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

/** What could lead out of the folder, written plainly or encoded. */
const suspicious = /\.\.|%2e|%2f|%5c|%00/i;

/** Whether the address may show a page: anything but the API, files, and other formats. */
function isPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return (
    /text\/html|\*\/\*/.test(accept) &&
    !/^\/api(\/|$|\?)/.test(request.url) &&
    !suspicious.test(request.url.split('?')[0] ?? '')
  );
}

/**
 * File of the built portal that shows an address: its own prerendered page, or the shell in which
 * the router finds the way (`app.html` where the build makes one).
 */
function pageFile(root: string, path: string): string {
  const plain = path.replace(/\/+$/, '');
  const clean = /^[\w/-]*$/.test(plain) ? plain.slice(1) : '';
  const candidates = clean ? [`${clean}/index.html`, `${clean}.html`] : ['index.html'];
  return [...candidates, 'app.html'].find((file) => existsSync(join(root, file))) ?? 'index.html';
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, root: string) {
  if (!isPage(request)) {
    throw new AppError('NOT_FOUND');
  }
  const path = request.url.split('?')[0] ?? '/';
  return reply.header('cache-control', 'no-cache').sendFile(pageFile(root, path));
}

/** Serves the built portal, precompressed where the build made it so. */
export const portalFilesPlugin = fp(
  async (app) => {
    const { PORTAL_DIST: root, DOWNLOADS_DIR } = app.config;
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
    const options = { config: { policy: 'public' as const }, schema: { hide: true } };
    app.get('/', options, (request, reply) => sendPage(request, reply, root));
    app.get<{ Params: { '*': string } }>('/*', options, (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      if (path.startsWith('/api/')) {
        return reply.callNotFound();
      }
      const isFile = /\.\w+$/.test(path) && !path.endsWith('.html');
      if (!isFile) {
        return sendPage(request, reply, root);
      }
      const age = hashedName.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      return reply.header('cache-control', age).sendFile(request.params['*']);
    });
  },
  { name: 'portal-files', dependencies: ['settings', 'policy'] },
);
