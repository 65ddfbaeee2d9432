import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import type { PortalText } from '../portal/portal-text.ts';
import { sendText } from '../portal/send-text.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The portal's page for unknown addresses; null on a server without the portal. */
    notFoundPage: PortalText | null;
  }
}

/** An address that ends in a slash is found without it too, as the page of the API reference is. */
const pattern = (url: string) =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) =>
        part.startsWith(':')
          ? '[^/]+'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*'),
      )
      .join('/')
      .replace(/\/$/, '/?')}$`,
  );

/** Methods that other routes offer at this address. */
function methodsAt(routes: readonly RouteOptions[], path: string): string[] {
  const found = routes
    .filter((route) => route.url.startsWith('/api/') && pattern(route.url).test(path))
    .flatMap((route) => route.method);
  return [...new Set(found)];
}

/** Whether a browser asks for what may be a page; other clients get the contract's error. */
const wantsPage = ({ method, headers }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(api|assets)(\/|$)/.test(path);

/** 405 with `Allow` where the address exists for other methods, 404 elsewhere. */
export const notFoundPlugin = fp(
  async (app) => {
    app.decorate('notFoundPage', null);
    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '';
      const methods = methodsAt(app.routeTable, path);
      // With the address's own method, a part of it is longer than any name.
      if (methods.length > 0 && !methods.includes(request.method)) {
        reply.header('allow', methods.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      }
      if (app.notFoundPage && wantsPage(request, path)) {
        return sendText(request, reply.code(404), app.notFoundPage);
      }
      throw new AppError('NOT_FOUND');
    });
  },
  { name: 'not-found', dependencies: ['policy', 'errors'] },
);
