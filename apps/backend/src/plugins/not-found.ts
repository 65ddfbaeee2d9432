import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

const pattern = (url: string) =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) =>
        part.startsWith(':')
          ? '[^/]+'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*'),
      )
      .join('/')}$`,
  );

/** Methods that other routes offer at this address. */
function methodsAt(routes: readonly RouteOptions[], path: string): string[] {
  const found = routes
    .filter((route) => route.url.startsWith('/api/') && pattern(route.url).test(path))
    .flatMap((route) => route.method);
  return [...new Set(found)];
}

/** 405 with `Allow` where the address exists for other methods, 404 elsewhere. */
export const notFoundPlugin = fp(
  async (app) => {
    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '';
      const methods = methodsAt(app.routeTable, path);
      if (methods.length > 0) {
        reply.header('allow', methods.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      }
      throw new AppError('NOT_FOUND');
    });
  },
  { name: 'not-found', dependencies: ['policy', 'errors'] },
);
